export { type Heard, useCardMusic } from "./useCardMusic.ts";
