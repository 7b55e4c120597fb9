/// <reference lib="webworker" />
// Messages of the server that it is somebody's turn, while no page is open. One notice for each table: a new one takes
// the place of the old one.

import { describe } from "../device";
import type { Notice } from "../wire";
import { looks, pathOf, tagOf } from "./notice";

/** Show a notice. The same one may come twice, and then makes no noise again. */
export async function show(registration: ServiceWorkerRegistration, notice: Notice): Promise<void> {
  const shown = await registration.getNotifications({ tag: tagOf(notice.table) });
  const anew = !shown.some(({ data }) => (data as Notice | null)?.since === notice.since);
  await registration.showNotification(notice.title, looks(notice, anew));
}

/** Go to a table: to the page that shows it, to any other one, or to a new one. */
export async function goTo(clients: Clients, table: string): Promise<void> {
  const path = pathOf(table);
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await clients.openWindow(path);
}

/** The browser has another address for its messages: tell the server, which knows the old one. */
async function renew(registration: ServiceWorkerRegistration, old: PushSubscription | null | undefined): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!key) return; // the next page that is opened does it
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const headers = { "content-type": "application/json", "accept-language": navigator.language };
  await fetch("/api/notices/devices", { method: "POST", headers, body: JSON.stringify(describe(subscription)) });
}

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
}

export function takeMessages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const notice = event.data?.json() as Notice | undefined;
    if (notice) event.waitUntil(show(worker.registration, notice));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { table } = event.notification.data as Notice;
    event.waitUntil(goTo(worker.clients, table));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(renew(worker.registration, change.oldSubscription));
  });
}
