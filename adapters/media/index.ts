// Nothing here loads sharp: a server does with its first picture (P12). What is for tools alone is asked for where it is.
export { clipProcessor, onPath } from "./clips/index.ts";
export { sharpImageProcessor as sharpDarkroom } from "./imageProcessor.ts";
