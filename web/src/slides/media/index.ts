export { Spoken } from "./Captions.tsx";
export { clipsOf } from "./clips.ts";
export { type ClipDeck, deckOf } from "./deck.ts";
export { CalmMedia, SlideMedia } from "./SlideMedia.tsx";
export { SongLink } from "./SongLink.tsx";
export { useClips } from "./useClips.ts";
