export { Send as Component } from "./Send.tsx";
export { WayTiles } from "./WayTiles.tsx";
