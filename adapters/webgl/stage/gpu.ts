import {
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type ShaderMaterial,
  Texture,
  WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { AnyCanvas } from "../basis/index.ts";

/** The one WebGL context of the page, and what every scene draws with. */
export class Gpu {
  readonly renderer: WebGLRenderer;
  readonly canvas: AnyCanvas;
  lost = false;
  onlost: () => void = () => {};
  onrestored: () => void = () => {};
  /** Looks from the front at what is already in clip space. */
  readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #sheet = new Scene();
  readonly #quad = new Mesh(new PlaneGeometry(2, 2));
  /** One retired material a program, so that the next scene of its kind need not compile it again. */
  readonly #anchors = new Map<string, ShaderMaterial>();
  #width = 0;
  #height = 0;

  constructor(canvas: AnyCanvas) {
    this.canvas = canvas;
    // asked for here, so that a browser without WebGL is an answer and not a complaint in its console
    const context = canvas.getContext("webgl2", {
      // effects are drawn over other things of the page, too: whatever covers its place is sealed
      alpha: true,
      antialias: false,
      depth: false,
      stencil: false,
      powerPreference: "high-performance",
    }) as WebGL2RenderingContext | null;
    if (!context) throw new Error("There is no WebGL 2 here");
    this.renderer = new WebGLRenderer({ canvas, context, alpha: false, antialias: false });
    this.renderer.info.autoReset = false;
    this.renderer.autoClear = false;
    // what is added first is drawn first
    this.renderer.sortObjects = false;
    // asking would wait for every program by itself; one that does not work is seen by the golden pictures
    this.renderer.debug.checkShaderErrors = false;
    this.#quad.frustumCulled = false;
    this.#sheet.add(this.#quad);
    canvas.addEventListener("webglcontextlost", this.#lose);
    canvas.addEventListener("webglcontextrestored", this.#restore);
  }

  readonly #lose = (event: Event): void => {
    event.preventDefault();
    this.lost = true;
    this.onlost();
    for (const anchor of this.#anchors.values()) anchor.dispose();
    this.#anchors.clear();
  };

  readonly #restore = (): void => {
    this.lost = false;
    this.onrestored();
  };

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    this.renderer.setSize(width, height, false);
  }

  /** Empties the screen: all of it is seen through. */
  clear(): void {
    this.renderer.setRenderTarget(null);
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.clear(true, false, false);
  }

  /** Makes every pixel of the screen opaque, whatever was drawn into it. */
  seal(): void {
    const context = this.renderer.getContext();
    context.colorMask(false, false, false, true);
    context.clearColor(0, 0, 0, 1);
    context.clear(context.COLOR_BUFFER_BIT);
    context.colorMask(true, true, true, true);
    // what the renderer remembers of both is not so any more
    this.renderer.state.buffers.color.reset();
  }

  /** Fills `target`, or the screen, with one material. */
  fill(material: ShaderMaterial, target: WebGLRenderTarget | null = null): void {
    this.#quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.#sheet, this.flat);
  }

  /**
   * Has the programs of what `root` holds made by the graphics process, while its letters are drawn and its shapes are
   * made here (P5); `target` is what it will be drawn to.
   */
  prepare(root: Scene, target: WebGLRenderTarget | null = null): void {
    if (this.gone) return;
    this.renderer.setRenderTarget(target);
    this.renderer.compile(root, this.flat);
  }

  /** The same for a material that will fill the picture. */
  prepareFill(material: ShaderMaterial): void {
    this.#quad.material = material;
    this.prepare(this.#sheet);
  }

  /** Whether nothing can be drawn for the moment; the event of it may still be on its way. */
  get gone(): boolean {
    return this.lost || this.renderer.getContext().isContextLost();
  }

  /** Gives a material back. */
  retire(material: ShaderMaterial): void {
    const key = `${material.vertexShader}${material.fragmentShader}${material.blending}${JSON.stringify(material.defines)}`;
    if (this.lost || this.#anchors.has(key)) {
      material.dispose();
      return;
    }
    for (const uniform of Object.values(material.uniforms))
      if (uniform.value instanceof Texture) uniform.value = null;
    this.#anchors.set(key, material);
  }

  dispose(): void {
    this.canvas.removeEventListener("webglcontextlost", this.#lose as EventListener);
    this.canvas.removeEventListener("webglcontextrestored", this.#restore);
    this.#quad.geometry.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
