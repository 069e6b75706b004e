import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { SlideBuilder } from "./builder.ts";
import type { BuilderPlace } from "./place.ts";

/** The owner's builder in this editor. */
export const openBuilder = ({ ports, session }: AppContext, editor: CardEditor): SlideBuilder =>
  ports.observe(new SlideBuilder(ports, session, ownerPlace(editor), () => editor.markChanged()));

const ownerPlace = (editor: CardEditor): BuilderPlace => ({
  storyId: editor.id,
  groupToken: null,
  isOwner: true,
  hasRole: true,
  isModerated: false,
  present: (editor.story?.slides ?? []).map((slide) => slide.type),
});
