export { type Place, TopBar, WorkBar } from "./TopBar.tsx";
