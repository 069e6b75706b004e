export { beginCard } from "./begin.ts";
export type { CardCover } from "./cardCover.ts";
export type { CardGreeting } from "./cardGreeting.ts";
export type { CoverDesign, CoverMode } from "./design.ts";
export type { GreetingForm } from "./greeting.ts";
export { lookOf, specOf, type TitleSlide } from "./look.ts";
export type { NewCard } from "./newCard.ts";
export * from "./open.ts";
