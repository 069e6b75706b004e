import type { InputOf } from "#core/operations/index.ts";
import type { Unserved } from "#core/service/call/unserved.ts";

const id = "4wq0zj8m1t6v9x3c5b7n";
const path = { id };
/** How the calls that nobody serves yet are asked; whoever serves one moves it into the story. */
export const unservedExamples: { readonly [K in Unserved]: InputOf<K> } = {
  readBranding: { path, query: {} },
  readLogoLinks: { query: {} },
  createLogo: {
    body: { s3_key: "upload-key", mime_type: "image/png", original_filename: "logo.png" },
  },
  createLogoLink: { body: { logo_id: id, scale: 1, type: "account" } },
  changeLogoLink: { path, body: { scale: 1.5 } },
  deleteLogoLink: { path },
};
