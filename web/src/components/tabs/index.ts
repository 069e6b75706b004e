export { type Tab, TabLinks, Tabs } from "./Tabs.tsx";
