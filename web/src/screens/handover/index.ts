export { HandOver as Component } from "./HandOver.tsx";
