import { colourCount } from "./colours.ts";

/** What is being edited: one thing at a time, so that the modes exclude each other (THEME-11). */
export type Editing =
  | { readonly mode: "none" }
  | { readonly mode: "cover" }
  | { readonly mode: "logo" }
  /** The field of an exported cover. */
  | { readonly mode: "field"; readonly key: string }
  /** One of the six; `at` from 0. */
  | { readonly mode: "colours"; readonly at: number };
export type EditingMode = Exclude<Editing["mode"], "none">;

export const notEditing: Editing = { mode: "none" };

/** What somebody does: goes to one thing, or is through with one. */
export type EditingEvent =
  | { readonly type: "begin"; readonly what: Exclude<Editing, { readonly mode: "none" }> }
  | { readonly type: "end"; readonly mode: EditingMode }
  | { readonly type: "endAll" };

/** A field without a key or a colour that is not there can't be edited. */
const canBegin = (what: Editing): boolean => {
  if (what.mode === "field") return what.key !== "";
  if (what.mode === "colours")
    return Number.isInteger(what.at) && what.at >= 0 && what.at < colourCount;
  return true;
};

/** Beginning one leaves any other; the end of one that is not under way changes nothing: it may come late. */
export const nextEditing = (now: Editing, event: EditingEvent): Editing => {
  switch (event.type) {
    case "begin":
      return canBegin(event.what) ? event.what : now;
    case "end":
      return now.mode === event.mode ? notEditing : now;
    case "endAll":
      return notEditing;
  }
};
