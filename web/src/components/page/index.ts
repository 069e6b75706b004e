export { Page, PageBanners, SkipLink, Wrap } from "./Page.tsx";
