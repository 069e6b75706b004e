export { arrive } from "./arrival.ts";
export { type SlideClock, seekAll } from "./clock.ts";
export { coverOf } from "./cover.ts";
export { yielding } from "./fold/curves.ts";
export { FoldMotion } from "./fold/motion.ts";
export { useFound } from "./found/index.ts";
export { GreetingNote } from "./GreetingNote.tsx";
export { unsignedOf, wordsOf as spokenOf } from "./kinds/words.ts";
export { LiveCover, LiveSpec } from "./LiveCover.tsx";
export { useReducedMotion } from "./motion.ts";
export { roomOf } from "./room/light.ts";
export { Room, StillRoom } from "./room/Room.tsx";
export { Scene, standingOf } from "./Scene.tsx";
export { SlideFace, SlideView } from "./SlideFace.tsx";
export { drawSettled, encoded } from "./settled.ts";
export {
  makerOf,
  type ShownGif,
  type ShownMedium,
  type ShownSlide,
  type ShownSong,
  segmentWords,
  timedOf,
} from "./shown.ts";
export { pageStage, warmStage } from "./stage.ts";
export { drawSlideOf } from "./thumbnail.ts";
export { useHandwriting } from "./useHandwriting.ts";
export { useMissingCovers } from "./useMissingCovers.ts";
export { useThumbnails } from "./useThumbnails.ts";
export { useWarmStage } from "./useWarmStage.ts";
export { Weather } from "./Weather.tsx";
