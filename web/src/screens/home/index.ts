export { Home as Component } from "./Home.tsx";
