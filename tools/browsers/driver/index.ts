export type { Driven, Handle, Json, Tab } from "./driver.ts";
export { anyChromium, firefox } from "./puppeteer.ts";
export { webkit } from "./webkit.ts";
