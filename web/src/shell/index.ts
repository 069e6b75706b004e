export { inTime } from "./chunk.ts";
export { Hint } from "./Hint.tsx";
export { useLoading } from "./loading.ts";
export { OnItsWay } from "./OnItsWay.tsx";
export { PageLoader } from "./PageLoader.tsx";
export { aside, part } from "./part.ts";
export { useCardPlaying } from "./playing.ts";
export { Surroundings } from "./Surroundings.tsx";
