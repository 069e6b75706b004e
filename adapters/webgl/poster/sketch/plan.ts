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
}
