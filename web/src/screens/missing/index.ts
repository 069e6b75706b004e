export { Missing as Component } from "./Missing.tsx";
