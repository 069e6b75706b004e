export { Page, PageBanners, Wrap } from "./Page.tsx";
