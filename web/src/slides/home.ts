/** The site that this code comes from: another than the page's where a card stands on a page of somebody else. */
export const home: string = /^https?:/.test(import.meta.url) ? new URL(import.meta.url).origin : "";
