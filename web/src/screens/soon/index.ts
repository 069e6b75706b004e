export { Soon as Component } from "./Soon.tsx";
