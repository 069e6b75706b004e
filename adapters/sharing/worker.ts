/**
 * Lets this browser take what a share sheet brings (`/share.js`). Where it can’t, the product isn’t among the places to
 * share with, and nobody misses anything.
 */
export const takeSharedFiles = async (): Promise<void> => {
  await navigator.serviceWorker?.register("/share.js").catch(() => undefined);
};
