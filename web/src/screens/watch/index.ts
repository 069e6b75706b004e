export { Missing as Component } from "../missing/Missing.tsx";
