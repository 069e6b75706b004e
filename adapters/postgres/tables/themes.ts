import type { TableColumns } from "../columns.ts";

/** Colours that accounts keep, and what they pass on of them. */
export const themes: TableColumns<"themes" | "themesets"> = {
  themes: {
    id: "text",
    version: "int",
    account_id: "text",
    name: "text",
    colourset: "json",
    from_shared_theme_id: "text?",
    position: "int",
    shared_on: "instant?",
    created_on: "instant",
  },
  themesets: {
    id: "text",
    version: "int",
    account_id: "text",
    theme_ids: "json",
    created_on: "instant",
  },
};
