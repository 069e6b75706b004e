import { assetUrl } from "#core/domain/cover/index.ts";

export { posterPath } from "#core/domain/presenters/index.ts";

/** Pixels of a poster, 5:7 as every card. */
export const POSTER_SIZE = { width: 480, height: 672 } as const;

/** What covers that show a photo show in the shop, before anybody has given them one. */
export const STAND_IN_PHOTO = assetUrl("photo.jpg");
