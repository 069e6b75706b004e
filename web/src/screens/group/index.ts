export { Group as Component } from "./Group.tsx";
