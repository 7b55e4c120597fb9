"""No test waits without end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.timeout(3, func_only=True)
@pytest.mark.xfail(reason="it would wait without end", raises=pytest.fail.Exception, strict=True)
def test_a_page_that_never_answers_ends_the_test(browser: Browser) -> None:
    """Playwright itself sets no limit to what a page evaluates."""
    browser.new_page().evaluate("new Promise(() => {})")
