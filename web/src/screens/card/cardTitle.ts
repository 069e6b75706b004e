import type { CardEditor } from "#core/app/index.ts";
import { fillTitle } from "#core/domain/cover/index.ts";

/** What the cover says, with the recipient's name in it. */
export const cardTitle = ({ story, cover }: CardEditor): string =>
  fillTitle(cover?.title || story?.title || "", story?.recipient_first_name);
