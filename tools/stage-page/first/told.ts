/**
 * Tells the bench when the picture on `canvas` is really there: when it can be read back, at the next frame of the
 * page. Told to the server the page is from: a debugger that listens would slow down what is measured.
 */
export const told = (canvas: HTMLCanvasElement): void => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  pen?.drawImage(canvas, 0, 0, 1, 1);
  pen?.getImageData(0, 0, 1, 1);
  requestAnimationFrame(() => void fetch(`/told?${performance.now()}`, { method: "POST" }));
};
