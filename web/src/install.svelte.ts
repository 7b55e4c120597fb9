// Parlour as an app of the device: the service worker, and the way in where the browser offers one.

/** What Chromium hands to a page that can be installed. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** whether the browser would install it now */
  offer = $state.raw<Offer | null>(null);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // no banner of the browser's own: the settings have a button
      this.offer = event as Offer;
    });
    window.addEventListener("appinstalled", () => (this.offer = null));
  }

  /** Let the browser ask. It does so once for each offer. */
  ask = async (): Promise<void> => {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt();
  };
}

export const install = new Install();

/** Let the service worker keep the pages. Browsers have none where a page came over the network without encryption. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`, { updateViaCache: "none" }).catch(() => {});
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register, { once: true }); // what the page needs comes first
}
