import type { Contributor } from "#core/app/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import type { useWords } from "#web/words/index.ts";

/** Which of the three addresses of the contributor's view is shown. */
export type Part = "invitation" | "slides" | "roles";
export type RoomProps = { model: Contributor; story: Story; part: Part };

/** Who a message is by, as it is called where it is not seen. */
export const authorOf = ({ creator }: Slide, w: ReturnType<typeof useWords>): string =>
  fullName(creator) || w("contributor.somebody");
