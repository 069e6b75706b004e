export { pages, readTemplate } from "./pages.ts";
