import { bareScene } from "#adapters/webgl/testing/bare.ts";

/** The least that draws with three at all: what P2 compares the product's bytes with. */
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
