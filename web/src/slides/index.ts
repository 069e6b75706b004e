export { type SlideClock, seekAll } from "./clock.ts";
export { LiveCover, LiveSpec } from "./LiveCover.tsx";
export { useReducedMotion } from "./motion.ts";
export { SlideFace, SlideView } from "./SlideFace.tsx";
export { StillCover } from "./StillCover.tsx";
export { makerOf, type ShownSlide } from "./shown.ts";
export { warmStage } from "./stage.ts";
export { Weather } from "./Weather.tsx";
