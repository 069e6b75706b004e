export { Forward as Component } from "./Forward.tsx";
