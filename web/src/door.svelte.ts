// The door: whether others on the network can come in. Only for whoever sits at the computer that serves.

import { api } from "./api";
import type { DoorStatus } from "./wire";

const LOOPBACK = /^(127\.[\d.]+|localhost)$/;

class Door {
  status = $state.raw<DoorStatus>({ yours: false });

  /** Find out; at an address of the network there is nothing to find out. */
  async load(): Promise<void> {
    if (LOOPBACK.test(location.hostname)) this.status = await api.door();
  }

  /** Open it at an address, or shut it. */
  async set(address: string | null): Promise<void> {
    this.status = await api.setDoor(address);
  }

  /** The address of one of our pages, as others have to call it. */
  link(page: string): string {
    const { pathname, search } = new URL(page);
    return this.status.link ? new URL(pathname + search, this.status.link).href : page;
  }
}

export const door = new Door();
