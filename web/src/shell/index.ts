export { inTime } from "./chunk.ts";
export { Hint } from "./Hint.tsx";
export { useLoading } from "./loading.ts";
export { PageLoader } from "./PageLoader.tsx";
export { useCardPlaying } from "./playing.ts";
export { Surroundings } from "./Surroundings.tsx";
