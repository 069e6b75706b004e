export { Settings as Component } from "./Settings.tsx";
