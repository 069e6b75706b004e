export { Editor as Component } from "./Editor.tsx";
