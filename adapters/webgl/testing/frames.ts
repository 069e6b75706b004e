import { penOf, spareCanvas } from "../basis/index.ts";
import type { Engine } from "../page/calls.ts";
import type { SceneRequest } from "../stage/index.ts";

/** The pixels of a frame, which is given back. */
export const pixelsIn = (frame: ImageBitmap): ImageData => {
  const { width, height } = frame;
  const pen = penOf(spareCanvas(width, height), true);
  pen.drawImage(frame, 0, 0);
  frame.close();
  return pen.getImageData(0, 0, width, height);
};

let scenes = 0;

/**
 * Looks at a cover at any times. Its scene is made once for all of them, and its pixels need no file between: a still
 * makes a scene and writes a PNG for each picture, three times the work.
 */
export const lookedAt = async <T>(
  engine: Engine,
  request: SceneRequest,
  look: (at: (t: number) => Promise<ImageData>) => Promise<T>,
): Promise<T> => {
  // above what tests open by hand
  const id = 1000 + ++scenes;
  await engine.open(id, request);
  try {
    return await look(async (t) => {
      const frame = await engine.frame(id, t, request.width, request.height);
      if (!frame) throw new Error(`Nothing was drawn at ${t} s`);
      return pixelsIn(frame);
    });
  } finally {
    await engine.close(id);
  }
};

/** One picture of a cover. */
export const frameOf = (engine: Engine, request: SceneRequest, t: number): Promise<ImageData> =>
  lookedAt(engine, request, (at) => at(t));
