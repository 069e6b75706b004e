import * as z from "zod/mini";
import { shopCovers } from "#core/domain/cover/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import { CardDraft } from "#core/domain/story/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Keeper } from "../drafts/index.ts";
import type { Session } from "../session/index.ts";
import { KeptGreeting, KeptLook } from "./kept.ts";
import { type CoverLook, lookOf } from "./look.ts";

/** A card that is being made: the builder's draft (STORY-17), and what it has beside the eight fields. */
const Kept = z.object({
  draft: CardDraft,
  look: KeptLook,
  recipientFirstName: z.string(),
  greeting: z.nullable(KeptGreeting),
  hasChanged: z.boolean(),
});
export type KeptCard = z.infer<typeof Kept>;

/** What is kept of the card that is being made. */
export const newCardKeeper = (ports: AppPorts, session: Session) =>
  new Keeper(ports, session, "new-card", Kept);

/** The look that a builder draft describes; without a cover the occasion's first one. */
export const drawn = (draft: CardDraft, recipientFirstName: string): CoverLook => {
  const [first] = shopCovers(draft.occasion);
  const variant = draft.title_variant ?? first?.variant ?? "default";
  const look = lookOf({
    variant,
    title: null,
    theme: null,
    exported_id: draft.title_exported_id,
    slide_data: draft.title_slide_data,
    style: draft.title_style,
  });
  const theme = draft.title_theme ?? (draft.title_variant === null ? (first?.theme ?? null) : null);
  return {
    ...look,
    theme,
    exportedId: look.exportedId ?? (variant === "exported" ? theme : null),
    title: look.title || occasionOf(draft.occasion).title(recipientFirstName.trim()),
  };
};

/** Begins a card from a builder draft: `/create` opens on it, after sign-in where that is needed. */
export const beginCard = async (
  { ports, session }: { ports: AppPorts; session: Session },
  draft: CardDraft,
  more: { recipientFirstName?: string; title?: string } = {},
): Promise<void> => {
  const recipientFirstName = more.recipientFirstName ?? "";
  const look = drawn(draft, recipientFirstName);
  await newCardKeeper(ports, session).keep({
    draft,
    look: { ...look, ...(more.title === undefined ? {} : { title: more.title }) },
    recipientFirstName,
    greeting: null,
    hasChanged: false,
  });
};
