/** Says when the picture on `canvas` is really there: when it can be read back, at the next frame of the page. */
export const told = (canvas: HTMLCanvasElement): void => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  pen?.drawImage(canvas, 0, 0, 1, 1);
  pen?.getImageData(0, 0, 1, 1);
  requestAnimationFrame(() => console.info(`first frame ${performance.now()}`));
};
