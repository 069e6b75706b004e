export { Contributions as Component } from "./Contributions.tsx";
