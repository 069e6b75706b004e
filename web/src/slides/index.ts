export { LiveCover, LiveSpec } from "./LiveCover.tsx";
export { useReducedMotion } from "./motion.ts";
export { SlideFace, SlideView } from "./SlideFace.tsx";
export { StillCover } from "./StillCover.tsx";
export type { ShownSlide } from "./shown.ts";
