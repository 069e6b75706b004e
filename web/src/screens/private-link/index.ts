export { PrivateLink as Component } from "./PrivateLink.tsx";
