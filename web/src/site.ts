// Which Parlour this is: the client of a server, or the site, a folder of files that plays without one.

/** Whether this client was built for the site. */
export const SITE = import.meta.env.MODE === "site";

/** Where the site says that friends can play together, if whoever published it has a server. */
export const SERVER: string = import.meta.env.VITE_SERVER ?? "";
