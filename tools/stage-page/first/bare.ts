import { told } from "./told.ts";

/** The least page that draws with three in a worker, as the product does; `?solid` for a box instead of a sheet. */
const canvas = document.createElement("canvas");
canvas.width = 480;
canvas.height = 672;
document.body.append(canvas);
const worker = new Worker(new URL("./bareWorker.ts", import.meta.url), { type: "module" });
worker.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(data);
  told(canvas);
};
worker.postMessage(location.search === "?solid" ? "solid" : "flat");
