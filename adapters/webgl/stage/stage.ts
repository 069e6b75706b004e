import { encode, fold } from "../basis/index.ts";
import type { Scene } from "./contract.ts";
import type { Gpu } from "./gpu.ts";

/** What drawing one frame took. */
export interface Counters {
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
}

/** Draws scenes on the one context, any of them at any time and size. */
export class Stage {
  readonly gpu: Gpu;
  constructor(gpu: Gpu) {
    this.gpu = gpu;
  }

  /** Draws `scene` as it is at `t` seconds; false while the context is lost or there is nothing to fill. */
  renderAt(scene: Scene, t: number, width: number, height: number): boolean {
    if (this.gpu.gone || width < 1 || height < 1) return false;
    this.gpu.resize(width, height);
    this.gpu.renderer.info.reset();
    scene.resize(width, height);
    scene.update(fold(t, scene.loopFrom, scene.duration));
    scene.render(this.gpu);
    if (!scene.isClear) this.gpu.seal();
    return true;
  }

  blob(type: string, quality?: number): Promise<Blob> {
    return encode(this.gpu.canvas, type, quality);
  }

  counters(): Counters {
    const { render, memory, programs } = this.gpu.renderer.info;
    return {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      programs: programs?.length ?? 0,
    };
  }
}
