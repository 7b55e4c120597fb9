// What the one who runs the server says to everybody. A site has nobody who runs it.

import { api } from "./api";
import { SITE } from "./site";
import type { House } from "./wire";

/** Without an answer there is nothing to say: nobody needs it to play. */
export async function house(): Promise<House> {
  return SITE ? {} : api.house().catch(() => ({}));
}
