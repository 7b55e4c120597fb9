// When a page opens on a device that is ready for offline play: what was played offline goes to the server, and the engine
// stays that of the server.

import { reach } from "../reach.svelte";
import { router } from "../router.svelte";
import { session } from "../session.svelte";
import { toast } from "../ui/toasts.svelte";
import { t } from "../words.svelte";
import { merge } from "./along.svelte";
import { files } from "./files.svelte";
import * as logs from "./logs";

export async function renew(): Promise<void> {
  try {
    const built = await files.offered();
    if (built) await files.keep(built);
    for (const match of await logs.left()) {
      if (router.route.page === "table" && router.route.id === match) continue; // its page does it
      await session.enter();
      const merged = await merge(match);
      if (merged) toast(t(merged.id === match ? "offline-back" : "offline-apart"));
    }
  } catch {
    const stop = reach.onback(() => {
      stop();
      void renew();
    });
  }
}
