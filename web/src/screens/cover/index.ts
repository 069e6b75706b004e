export { CoverScreen as Component } from "./CoverScreen.tsx";
