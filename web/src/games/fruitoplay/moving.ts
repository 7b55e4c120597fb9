// Cards that leave one place and come to another are the same cards.

import { moves } from "../../motion";

export const [send, receive] = moves();
