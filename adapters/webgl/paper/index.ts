export { paperCut } from "./cut.ts";
export { paperHearts } from "./heart.ts";
