import type { CoverSpec } from "#core/app/ports/stage.ts";
import {
  COVER_ASSETS,
  drawingOf,
  fillTitle,
  recolour,
  takesPhoto,
} from "#core/domain/cover/index.ts";
import type { ExportedCover } from "#core/domain/exported/index.ts";
import { seedOf } from "../basis/index.ts";
import type { Piece, SceneKind, Source } from "../stage/index.ts";
import { themeFor, themesOf } from "./themes.ts";

/** Where what a cover needs is fetched. */
export interface Sources {
  /** The content of an exported cover; null where there is none (COVER-31, OPEN-121). */
  readonly exported?: (id: string) => Promise<ExportedCover | null>;
  /** Address below which the pictures of covers lie (OPEN-119). */
  readonly assets?: string;
}

/** What the specification has a person told of a cover without content (OPEN-121). */
export const NO_THEMES = "No themes data found";

const themeOf = async (
  spec: CoverSpec,
  sources: Sources,
): Promise<Pick<Piece, "kind" | "theme">> => {
  const drawing = drawingOf(spec.variant);
  if (drawing === "default") return { kind: "default", theme: null };
  if (drawing === "exported") {
    const id = spec.exportedId ?? "";
    // how it is checked is fetched beside it: only covers made elsewhere need it
    const [{ checkExported }, content] = await Promise.all([
      import("#core/domain/exported/index.ts"),
      id === "" ? null : sources.exported?.(id),
    ]);
    const theme = checkExported(content);
    if (!theme) throw new Error(NO_THEMES);
    return { kind: "exported", theme };
  }
  const theme = themeFor(drawing, await themesOf(drawing), spec.theme);
  // a family without one sound theme is lettered all the same
  if (theme === null) return { kind: "default", theme: null };
  if ("scene" in theme && "type" in theme.scene && theme.scene.type === "PaperCutScene")
    return { kind: "paper cut", theme };
  return { kind: drawing, theme };
};

/** The words a theme has of its own, for a card without a title (COVER-16, COVER-18). */
const ownTitle = (theme: Source[SceneKind]): string => {
  if (theme === null) return "";
  if ("outputs" in theme) return theme.outputs.title;
  return "text" in theme && typeof theme.text === "string" ? theme.text : "";
};

/** A photo that cannot be had is left out; the cover is drawn without it. */
const photoOf = async (address: string): Promise<Blob | null> => {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
};

/** Looks a cover up: its theme, its words, its photo. Rejects where an exported cover has no content (OPEN-121). */
export const pieceOf = async (spec: CoverSpec, sources: Sources = {}): Promise<Piece> => {
  const shows = takesPhoto(spec.variant);
  const [{ kind, theme }, photo] = await Promise.all([
    themeOf(spec, sources),
    shows && spec.photo ? photoOf(spec.photo) : null,
  ]);
  const name = theme === null ? kind : "name" in theme ? theme.name : kind;
  return {
    kind,
    theme: recolour(theme, spec.colours),
    text: fillTitle(spec.title.trim() === "" ? ownTitle(theme) : spec.title, spec.recipientName),
    name: spec.recipientName?.trim() ?? "",
    seed: spec.seed ?? seedOf(name),
    photo,
    takesPhoto: shows,
    assets: sources.assets ?? COVER_ASSETS,
    ...(spec.box ? { box: spec.box } : {}),
  };
};
