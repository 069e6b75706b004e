export { Shared as Component } from "./Shared.tsx";
