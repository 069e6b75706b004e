export { startCardSweep } from "./abandonedCards.ts";
export * from "./reaper.ts";
