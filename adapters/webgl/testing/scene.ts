import { bitmapOf, spareCanvas } from "../basis/index.ts";
import { sceneOf } from "../page/families.ts";
import { Gpu, type SceneRequest, Stage } from "../stage/index.ts";
import { pixelsIn } from "./frames.ts";
import type { Area } from "./pixels.ts";

/** A cover at a time, and where its title stands in it. */
export interface Picture {
  readonly pixels: ImageData;
  readonly title: Area;
}

/** Begins a stage of its own for `picturesOf`. */
export const bareStage = (): Stage => new Stage(new Gpu(spareCanvas(1, 1)));

/**
 * What stills of a cover at these times show, of one scene and without a file for each; a still is the same
 * (`same.browser.spec.ts`). `titleOnly` fills no pixel beside the title.
 */
export const picturesOf = async (
  stage: Stage,
  request: SceneRequest,
  times: readonly number[],
  { titleOnly = false } = {},
): Promise<readonly Picture[]> => {
  const { width, height } = request;
  const { renderer } = stage.gpu;
  const scene = await sceneOf(request, stage.gpu);
  try {
    await scene.waits?.(Number.POSITIVE_INFINITY);
    const pictures: Picture[] = [];
    if (titleOnly) {
      scene.resize(width, height);
      const title = scene.titleArea?.();
      if (title)
        renderer.setScissor(title.x, height - title.y - title.height, title.width, title.height);
      renderer.setScissorTest(title !== null && title !== undefined);
    }
    for (const t of times) {
      if (!stage.renderAt(scene, t, width, height)) throw new Error(`Nothing was drawn at ${t} s`);
      const title = scene.titleArea?.() ?? { x: 0, y: 0, width, height };
      pictures.push({ pixels: pixelsIn(await bitmapOf(stage.gpu.canvas)), title });
    }
    return pictures;
  } finally {
    renderer.setScissorTest(false);
    scene.dispose();
  }
};
