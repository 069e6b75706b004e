import type { ComponentType } from "react";
import type { SlideBuilder } from "#core/app/index.ts";

export type PanelProps = { builder: SlideBuilder };

/** What the builder shows of a kind of slide beside its words, its variants and its preview. */
export interface KindPanel {
  /** Its little scene in the type selector, which fills its place. */
  readonly Picture: ComponentType;
  /** Its add-media panel (BUILD-03); a kind that begins with its words has none. */
  readonly Add?: ComponentType<PanelProps>;
  /** Its own controls over its words in customise: what it is made of, in order, or chosen anew. */
  readonly Controls?: ComponentType<PanelProps>;
}
