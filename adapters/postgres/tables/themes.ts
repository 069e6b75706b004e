import type { TableColumns } from "../columns.ts";

/** Colours and logos that accounts keep, and what they pass on of them. */
export const themes: TableColumns<"themes" | "themesets" | "logos" | "logo_links"> = {
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
  logos: {
    id: "text",
    version: "int",
    account_id: "text",
    original_filename: "text",
    large_key: "text",
    small_key: "text",
    width: "int",
    height: "int",
    ground: "text",
    created_on: "instant",
  },
  logo_links: {
    id: "text",
    version: "int",
    account_id: "text",
    type: "text",
    scale: "float",
    logo_id: "text",
    story_id: "text?",
    theme_id: "text?",
    created_on: "instant",
  },
};
