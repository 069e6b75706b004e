export { Page, Wrap } from "./Page.tsx";
