import { slideKinds } from "#core/domain/slide/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import type { Message } from "#core/kernel/index.ts";
import { type Draft, isEmptyDraft } from "./draft.ts";

export type BuilderPanel = "types" | "media" | "library" | "customise";

/** Where somebody is in the builder. */
interface Place {
  readonly panel: BuilderPanel;
  readonly draft: Draft | null;
}

export const titleOf = ({ panel, draft }: Place): Message => {
  if (panel === "types" || draft === null) return builderWords.chooseType;
  return draft.slideId === null ? builderWords.addMedia(draft.type) : builderWords.edit;
};

/** The panel before this one; null at the first. A slide that is edited keeps its kind. */
export const panelBefore = ({ panel, draft }: Place): BuilderPanel | null => {
  if (panel === "library") return (draft?.media.length ?? 0) > 0 ? "customise" : "media";
  // chosen anew: what was chosen before stays where nothing is taken
  if (panel === "media" && draft !== null && panelFor(draft) === "customise") return "customise";
  return panel !== "types" && draft?.slideId === null ? "types" : null;
};

/** Where a message of a kind is begun, or gone on with. */
export const panelFor = (draft: Draft): BuilderPanel => {
  const kind = slideKinds[draft.type];
  const wantsMedia = kind.media.length > 0 && draft.media.length === 0;
  return kind.begins === "media" && (wantsMedia || isEmptyDraft(draft)) ? "media" : "customise";
};
