export { ENTRANCE_NAMES, type Entrance } from "./arch.ts";
export { type Atlas, drawAtlas, type Sign } from "./atlas.ts";
export type { Box } from "./box.ts";
export { Headline, type Lettering, type TitleFrame } from "./headline.ts";
export { type Ink, inkMaterial } from "./ink.ts";
export { EDGE, REACH } from "./painter.ts";
export { lettersGeometry, type Placement } from "./sheet.ts";
