export { Menu, type MenuEntry } from "./Menu.tsx";
