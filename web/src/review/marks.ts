// What was chosen in the game, marked on the table: whatever stands for this token, as long as it does.

import type { Attachment } from "svelte/attachments";

export const marked =
  (token: string | null): Attachment<HTMLElement> =>
  (place) => {
    const mark = (chosen: string | null) => {
      for (const each of place.querySelectorAll<HTMLElement>("[data-token], [data-chosen]"))
        each.toggleAttribute("data-chosen", chosen !== null && each.dataset.token === chosen);
    };
    mark(token);
    const changes = new MutationObserver(() => mark(token));
    changes.observe(place, { subtree: true, childList: true, attributeFilter: ["data-token"] });
    return () => {
      changes.disconnect();
      mark(null);
    };
  };
