export { AuthLink as Component } from "./AuthLink.tsx";
