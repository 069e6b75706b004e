import { readFile } from "node:fs/promises";
import { photoPath } from "../cast/photos.ts";
import type { Ask } from "./people.ts";
import type { Person } from "./stage.ts";

/** A logo of one's own: uploaded, put on a card, made larger and taken off. */
export const branding = async (ask: Ask, ada: Person, story: string): Promise<void> => {
  const form = await ask(ada, "requestUpload", {
    body: { media_type: "logo", mime_type: "image/jpeg" },
  });
  const s3_etag = await ada.deliver(form, await readFile(photoPath("garden")));
  const { logo } = await ask(ada, "createLogo", {
    body: {
      ...{ s3_key: form.fields.key ?? "", s3_etag },
      ...{ file_size_kb: 80, media_type: "logo", mime_type: "image/jpeg" },
      original_filename: "our-garden.jpg",
    },
  });
  const { logo_link } = await ask(ada, "createLogoLink", {
    body: { logo_id: logo.id, scale: 1, story_id: story, type: "story" },
  });
  await ask(ada, "readBranding", { path: { id: story }, query: {} });
  await ask(ada, "createLogoLink", { body: { logo_id: logo.id, type: "account" } });
  await ask(ada, "readLogoLinks", { query: { type: "account" } });
  const path = { id: logo_link.id };
  await ask(ada, "changeLogoLink", { path, body: { scale: 1.5 } });
  await ask(ada, "deleteLogoLink", { path });
};
