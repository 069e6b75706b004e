export { type AnyCanvas, bitmapOf, encode, type Pen, penOf, spareCanvas } from "./canvas.ts";
export { blend, light, lightness, type Rgb, rgb } from "./colour.ts";
export { NO_WEBGL, type Probe, probeOf } from "./probe.ts";
export { randomFrom, seedOf } from "./random.ts";
export * from "./time.ts";
