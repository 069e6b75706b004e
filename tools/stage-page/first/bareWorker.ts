import { bareCover, HEIGHT, WIDTH } from "#adapters/webgl/testing/bareCover.ts";

/** The least worker that draws with three, as the product's does: one picture, handed to the page. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<"flat" | "solid">) => void) | null;
  postMessage(message: ImageBitmap, transfer: Transferable[]): void;
};
scope.onmessage = ({ data }) => {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  bareCover(canvas, data)(0.1);
  const picture = canvas.transferToImageBitmap();
  scope.postMessage(picture, [picture]);
};
