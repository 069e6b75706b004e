export { type SlideClock, seekAll } from "./clock.ts";
export { drawSlideOf } from "./draw/index.ts";
export { LiveCover, LiveSpec } from "./LiveCover.tsx";
export { useReducedMotion } from "./motion.ts";
export { SlideFace, SlideView } from "./SlideFace.tsx";
export { makerOf, type ShownSlide } from "./shown.ts";
export { warmStage } from "./stage.ts";
export { useThumbnails } from "./useThumbnails.ts";
export { Weather } from "./Weather.tsx";
