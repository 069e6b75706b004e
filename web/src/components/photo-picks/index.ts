export { PhotoPicks, PhotoPicksLoading } from "./PhotoPicks.tsx";
