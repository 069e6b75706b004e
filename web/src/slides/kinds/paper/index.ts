export { layGrain, wearInk } from "./grain.ts";
export { castShadow, fill, fold, light, paper, seen } from "./paper.ts";
