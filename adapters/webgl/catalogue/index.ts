export { NO_THEMES, pieceOf, type Sources } from "./piece.ts";
export { themeFor, themesOf } from "./themes.ts";
