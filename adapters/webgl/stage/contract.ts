import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import type { Quality } from "#core/domain/cover/index.ts";
import type { Gpu } from "./gpu.ts";

/** What a scene is made from; plain data besides the renderer. */
export interface SceneRequest {
  readonly spec: CoverSpec;
  readonly effects: Effects;
  readonly quality: Quality;
  readonly width: number;
  readonly height: number;
}

/** A picture as a pure function of time. Seconds; pixels. */
export interface Scene {
  /** Length of the loop after `loopFrom`. */
  readonly duration: number;
  readonly loopFrom: number;
  /** When the picture is whole: posters and thumbnails are drawn then. */
  readonly posterTime: number;
  resize(width: number, height: number): void;
  update(t: number): void;
  render(gpu: Gpu): void;
  dispose(): void;
}

/** Fonts and programs may have to be loaded first. */
export interface SceneFactory {
  create(request: SceneRequest, gpu: Gpu): Promise<Scene>;
}
