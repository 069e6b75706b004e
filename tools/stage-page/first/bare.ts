import "./shell.ts";
import { told } from "./told.ts";

/**
 * The product's page, on which a bare three scene is drawn where the product draws its covers: in a worker, handed to the page
 * as a picture. `?solid` for the one in three dimensions.
 */
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
