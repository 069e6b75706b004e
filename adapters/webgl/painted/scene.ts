import { NearestFilter, ShaderMaterial, Texture } from "three";
import { type AnyCanvas, bitmapOf, penOf, SCENE_LOOP, spareCanvas } from "../basis/index.ts";
import { type Gpu, type Scene, type SceneFactory, SHEET } from "../stage/index.ts";
import type { Painter, Painting } from "./painting.ts";

/** Every pixel as it was drawn: no smoothing, no colours of another space, the top row at the top. */
const COPY = /* glsl */ `
uniform sampler2D sheet;
void main(){ ivec2 p=ivec2(gl_FragCoord.xy); vec4 c=texelFetch(sheet,ivec2(p.x,textureSize(sheet,0).y-1-p.y),0);
gl_FragColor=vec4(c.rgb*c.a,c.a); }`;

/**
 * A scene that is drawn with a 2D pen. With nothing over it its picture is the pen’s own; else it is handed to the context,
 * when it looks otherwise than before, and the effects are drawn over it (P19).
 */
class PaintedScene implements Scene {
  // it doesn’t loop: time goes on
  readonly duration = SCENE_LOOP;
  readonly loopFrom = Number.POSITIVE_INFINITY;
  readonly posterTime = Number.POSITIVE_INFINITY;
  readonly #gpu: Gpu;
  readonly #painting: Painting;
  readonly #canvas: AnyCanvas = spareCanvas(1, 1);
  readonly #pen = penOf(this.#canvas);
  readonly #texture = new Texture(this.#canvas);
  #material: ShaderMaterial | null = null;
  #t = Number.NaN;
  #version = -1;

  constructor(gpu: Gpu, painting: Painting) {
    this.#gpu = gpu;
    this.#painting = painting;
    this.#texture.minFilter = NearestFilter;
    this.#texture.magFilter = NearestFilter;
    this.#texture.generateMipmaps = false;
    this.#texture.flipY = false;
  }

  get rests(): number {
    return this.#painting.rests;
  }

  get isClear(): boolean {
    return this.#painting.isClear ?? false;
  }

  textLayer() {
    return this.#painting.textLayer();
  }

  whole(): Promise<void> {
    return this.#painting.whole;
  }

  /** Its picture without the context: nothing is copied but what is seen. */
  bitmap(t: number, width: number, height: number): Promise<ImageBitmap> {
    const canvas = spareCanvas(width, height);
    this.#painting.paint(penOf(canvas), width, height, this.#shown(t));
    return bitmapOf(canvas);
  }

  resize(width: number, height: number): void {
    if (width === this.#canvas.width && height === this.#canvas.height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
    // a texture keeps the size that it was made with
    this.#texture.dispose();
    this.#version = -1;
  }

  update(t: number): void {
    const painting = this.#painting;
    const at = this.#shown(t);
    if (at === this.#t && painting.version === this.#version) return;
    this.#t = at;
    this.#version = painting.version;
    painting.paint(this.#pen, this.#canvas.width, this.#canvas.height, at);
    this.#texture.needsUpdate = true;
  }

  render(gpu: Gpu): void {
    this.#material ??= new ShaderMaterial({
      uniforms: { sheet: { value: this.#texture } },
      vertexShader: SHEET,
      fragmentShader: COPY,
      depthTest: false,
      depthWrite: false,
    });
    gpu.fill(this.#material);
  }

  /** From when nothing moves on, every time is the same. */
  #shown(t: number): number {
    return t === Number.POSITIVE_INFINITY ? t : Math.min(t, this.#painting.rests);
  }

  dispose(): void {
    this.#texture.dispose();
    if (this.#material) this.#gpu.retire(this.#material);
    this.#painting.dispose();
  }
}

/** What makes scenes of slides with this painter. */
export const painted = (painter: Painter): SceneFactory<"slide"> => ({
  create: async ({ theme, width, height }, gpu) =>
    new PaintedScene(gpu, await painter(theme, width, height)),
});
