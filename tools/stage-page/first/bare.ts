import { bareScene } from "#adapters/webgl/testing/bare.ts";

/** The least page that draws with three; `?solid` for a box instead of a sheet. */
const canvas = document.createElement("canvas");
canvas.width = 480;
canvas.height = 672;
document.body.append(canvas);
const { render } = bareScene(canvas, location.search === "?solid" ? "solid" : "flat", 480, 672);
render(0.1);
// what is drawn is there when it can be read back
canvas.getContext("webgl2")?.readPixels(0, 0, 1, 1, 6408, 5121, new Uint8Array(4));
requestAnimationFrame(() => Object.assign(window, { firstFrame: performance.now() }));
