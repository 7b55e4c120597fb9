// Being told that it is one's turn: by the page while it is open and out of sight, and by messages of the server (Web
// Push) while no page is open. Nothing is asked of the browser but on a click.

import { api } from "./api";
import { describe } from "./device";
import { set, settings } from "./settings.svelte";
import type { NewContact, Notice, Notices as Told } from "./wire";
import { locale } from "./words.svelte";
import { looks, tagOf } from "./worker/notice";

const PATIENCE = 5000; // milliseconds for the service worker

class Notices {
  /** as the server has it; null: not asked yet */
  told = $state.raw<Told | null>(null);
  permission = $state<NotificationPermission>(possible() ? Notification.permission : "denied");
  /** this browser at its push service, if it takes messages */
  endpoint = $state("");

  /** whether the browser could show something at all */
  readonly possible = possible();
  /** whether messages would come while no page is open */
  distant = $state(this.possible && "PushManager" in window && "serviceWorker" in navigator);

  /** whether this device is told */
  here = $derived(this.permission === "granted" && settings.notices);

  async load(): Promise<void> {
    const [told, subscription] = await Promise.all([api.notices(), subscribed()]);
    this.endpoint = subscription?.endpoint ?? ""; // first: whoever sees the devices sees which is this one
    this.told = told;
  }

  /** Be told on this device. Ask the browser for it; that needs a click. Whether it may be. */
  async allow(): Promise<boolean> {
    if (!this.possible) return false;
    this.permission = await Notification.requestPermission();
    if (this.permission !== "granted") return false;
    await this.#subscribe();
    set("notices", true);
    return true;
  }

  /** Be told here no more. */
  async stop(): Promise<void> {
    set("notices", false);
    const subscription = await subscribed();
    const mine = this.told?.devices.find(({ endpoint }) => endpoint === subscription?.endpoint);
    await subscription?.unsubscribe();
    if (mine) await this.remove(mine.id);
    this.endpoint = "";
  }

  async remove(device: string): Promise<void> {
    await api.removeDevice(device);
    this.told = await api.notices();
  }

  async change(contact: NewContact): Promise<void> {
    this.told = await api.changeContact(contact);
  }

  /** Whoever wants to be told here is, also after they have got another session or another address. */
  async renew(): Promise<void> {
    if (this.here) await this.#subscribe();
  }

  async #subscribe(): Promise<void> {
    await this.load();
    const push = ((await registration()) ?? (await soon()))?.pushManager;
    if (!push || !this.told) return; // the page can still tell
    const key = Uint8Array.from(atob(this.told.key.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));
    const old = await push.getSubscription();
    if (old && !same(old.options.applicationServerKey, key)) await old.unsubscribe(); // of another server
    const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
    this.distant = !!subscription; // some browsers have no push service
    if (!subscription) return;
    this.endpoint = subscription.endpoint;
    const known = this.told.devices.some(({ endpoint }) => endpoint === subscription.endpoint);
    if (!known) this.told = await api.addDevice(describe(subscription));
  }

  /** Say that it is one's turn, if nobody looks at the page. */
  async say(table: string, title: string, body: string): Promise<void> {
    if (!this.here || document.visibilityState === "visible") return;
    const notice: Notice = { table, title, body, since: Date.now(), locale: locale() };
    const worker = await registration();
    if (worker) return worker.showNotification(title, looks(notice, true));
    const shown = new Notification(title, looks(notice, true));
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }

  /** Whoever looks at a table needs no notice of it any more. */
  async clear(table: string): Promise<void> {
    const shown = await (await registration())?.getNotifications({ tag: tagOf(table) });
    for (const each of shown ?? []) each.close();
  }
}

function possible(): boolean {
  return "Notification" in window && window.isSecureContext;
}

/** The service worker, if there is one: not while the client is being written. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** How this browser takes messages, if it does. */
async function subscribed(): Promise<PushSubscription | null | undefined> {
  return (await registration())?.pushManager?.getSubscription();
}

/** The service worker of a first visit, which is on its way while the page is shown. */
async function soon(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  return Promise.race([navigator.serviceWorker.ready, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))]);
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return !!one && one.byteLength === other.length && new Uint8Array(one).every((byte, at) => byte === other[at]);
}

export const notices = new Notices();
