export type { MenuEntry } from "./entry.ts";
export { Menu } from "./Menu.tsx";
