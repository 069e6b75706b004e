/** Where the pictures of covers lie when nothing else is set (OPEN-119). */
export const COVER_ASSETS = "/cover-assets";

/** The address of a cover's picture: below the base, unless it is a whole address already (COVER-28). */
export const assetUrl = (name: string, base: string = COVER_ASSETS): string =>
  /^(https?:|data:|blob:|\/)/.test(name) ? name : `${base.replace(/\/$/, "")}/${name}`;
