import type { CoverSpec } from "#core/app/ports/stage.ts";
import type { Drawing } from "#core/domain/cover/index.ts";
import type { Face } from "../../words/index.ts";

/** What a poster shows. */
export interface Plan {
  readonly text: string;
  readonly face: Face;
  readonly ground: string;
  readonly ink: string;
  readonly inks: readonly string[];
  /** The paper that letters are cut from, seen round them. */
  readonly rim?: string;
  readonly drawing: Drawing;
  /** Where its words stand instead of the drawing's own place. Percent. */
  readonly box: CoverSpec["box"];
}
