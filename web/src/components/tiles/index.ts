export { type TileOption, Tiles } from "./Tiles.tsx";
