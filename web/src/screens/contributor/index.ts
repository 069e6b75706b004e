export { Contributor as Component } from "./Contributor.tsx";
