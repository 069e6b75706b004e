export { Watch as Component } from "./Watch.tsx";
