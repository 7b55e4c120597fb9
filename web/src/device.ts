// This device, as the server is told about it.

import type { NewDevice } from "./wire";

const LONGEST = 24; // characters of a name
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
] as const;
const BROWSERS = [
  [/Firefox\/|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Chrome\/|CriOS/, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

/** A name by which people know their devices: "Firefox, Android". */
export function deviceName(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(agent))?.[1]);
  return found.filter(Boolean).join(", ").slice(0, LONGEST) || "Browser";
}

/** A subscription as the server takes it. */
export function describe(subscription: PushSubscription): NewDevice {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", name: deviceName() };
}
