"""Without the extra packages, one sentence says which, and how to get them."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize("module", ["gymnasium", "numpy", "pettingzoo"])
def test_what_is_missing_is_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("parlour.rl")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ImportError) as missing:
        import_module("parlour.rl")
    sentence = f"Environments and datasets need {module}, which is not installed: pip install 'parlour[rl]'."
    assert str(missing.value) == sentence
    assert missing.value.name == module


def test_the_command_says_so_too_and_nothing_else_needs_them() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None; from parlour.cli import main; main(['dataset', 'pungi'])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith("[needs-rl]\n")
    assert "numpy" in done.stderr
