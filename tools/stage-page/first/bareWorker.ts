import { bareScene } from "#adapters/webgl/testing/bare.ts";

/** The least worker that draws with three, as the product's does: one picture, handed to the page. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<"flat" | "solid">) => void) | null;
  postMessage(message: ImageBitmap, transfer: Transferable[]): void;
};
scope.onmessage = ({ data }) => {
  const canvas = new OffscreenCanvas(480, 672);
  bareScene(canvas, data, 480, 672).render(0.1);
  const picture = canvas.transferToImageBitmap();
  scope.postMessage(picture, [picture]);
};
