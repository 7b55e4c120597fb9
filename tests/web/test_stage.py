"""Every moment is seen: what lies on the stage in each beat, compared with what the server tells."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from parlour.games import GAMES
from tests.web.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

    from tests.web.conftest import Visit

# Notes what is in the places beside the target in each beat, and whether it can be seen.
WATCH = """
() => {
  window.beats = [];
  const seen = (thing) => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    return width > 20 && left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom;
  };
  const note = () => {
    const trick = document.querySelector("[data-trick]")?.dataset.trick ?? "";
    const slots = [...document.querySelectorAll(".stage [data-slot]")].map((slot) => ({
      filled: slot.dataset.filled === "true", up: slot.dataset.up ?? null, seen: seen(slot),
    }));
    window.beats.push({ trick, slots, top: scrollY + document.querySelector(".stage").getBoundingClientRect().top,
      height: document.querySelector(".stage").offsetHeight });
  };
  new MutationObserver(note).observe(document.querySelector(".stage"), { attributeFilter: ["data-beat"] });
  note();
}
"""
