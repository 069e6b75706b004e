import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Mesh,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  Points,
  Scene,
  ShaderMaterial,
  WebGLRenderer,
} from "three";
import type { AnyCanvas } from "../basis/index.ts";

/** The least that three can draw, to measure by: one sheet, or one box with light on it. */
export const bareScene = (
  canvas: AnyCanvas,
  kind: "flat" | "solid",
  width: number,
  height: number,
): { render: (t: number) => void } => {
  const renderer = new WebGLRenderer({ canvas, antialias: kind === "solid" });
  renderer.setSize(width, height, false);
  const t = { value: 0 };
  const material = new ShaderMaterial({
    uniforms: { t },
    vertexShader:
      kind === "flat"
        ? "varying vec2 v; void main(){ v=uv; gl_Position=vec4(position.xy,0.,1.); }"
        : "varying vec2 v; void main(){ v=vec2(normal.y*.5+.5,normal.x); gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }",
    fragmentShader:
      "uniform float t; varying vec2 v; void main(){ gl_FragColor=vec4(v,.5+.5*sin(t),1.); }",
  });
  const thing = new Mesh(
    kind === "flat" ? new PlaneGeometry(2, 2) : new BoxGeometry(1, 1, 1),
    material,
  );
  const root = new Scene();
  root.add(thing);
  const camera =
    kind === "flat"
      ? new OrthographicCamera(-1, 1, 1, -1, 0, 1)
      : new PerspectiveCamera(40, width / height, 0.1, 10);
  if (kind === "solid") camera.position.z = 3;
  return {
    render: (now) => {
      t.value = now;
      thing.rotation.y = kind === "solid" ? now : 0;
      renderer.render(root, camera);
    },
  };
};

/** The same number of particles as the product has in flight, moved one by one by the processor. */
export const processorParticles = (canvas: HTMLCanvasElement, count: number) => {
  const renderer = new WebGLRenderer({ canvas });
  renderer.setSize(480, 672, false);
  const place = new Float32Array(count * 3);
  const geometry = new BufferGeometry();
  const attribute = new BufferAttribute(place, 3);
  geometry.setAttribute("position", attribute);
  const material = new ShaderMaterial({
    vertexShader: "void main(){ gl_Position=vec4(position.xy,0.,1.); gl_PointSize=3.; }",
    fragmentShader: "void main(){ gl_FragColor=vec4(1.); }",
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  const root = new Scene();
  root.add(points);
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const seeds = Uint32Array.from({ length: count * 4 }, (_, i) => hash(i, 7, 13));
  const seed = (i: number): number => (seeds[i] ?? 0) / 4294967296;
  return (t: number): void => {
    for (let i = 0; i < count; i++) {
      const [a, b, c, d] = [seed(i * 4), seed(i * 4 + 1), seed(i * 4 + 2), seed(i * 4 + 3)];
      const [restX, restY] = [a * 1.2 - 0.6, b * 1.2 - 0.6];
      const k = Math.min(1, Math.max(0, (t - 0.1 - (restX + 0.5) * 0.72 - c * 0.6) / 1.45));
      const e = 1 - (1 - k) ** 4;
      const arc = Math.sin(Math.PI * e) * 0.16;
      let x = (c * 2 - 1) * (1 - e) + restX * e;
      let y = (-0.98 - d * 0.4) * (1 - e) + restY * e;
      if (arc > 0.001) {
        const [px, py, z] = [x * 1.3 + d, y * 1.3 + d, t * 0.25];
        x += ((noise(px, py + 0.05, z) - noise(px, py - 0.05, z)) / 0.1) * arc;
        y += ((noise(px - 0.05, py, z) - noise(px + 0.05, py, z)) / 0.1) * arc;
      }
      place[i * 3] = x + Math.sin(t * 1.047 + a * 6.283) * 0.0016;
      place[i * 3 + 1] = y + Math.cos(t * 2.094 + b * 6.283) * 0.0016;
    }
    attribute.needsUpdate = true;
    renderer.render(root, camera);
  };
};

const hash = (x: number, y: number, z: number): number => {
  let h = (Math.imul(x, 0x8da6b343) ^ Math.imul(y, 0xd8163841) ^ Math.imul(z, 0xcb1ab31f)) >>> 0;
  h ^= h >>> 16;
  h = Math.imul(h, 0x7feb352d) >>> 0;
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b) >>> 0;
  return (h ^ (h >>> 16)) >>> 0;
};

const smooth = (f: number): number => f * f * f * (f * (f * 6 - 15) + 10);

/** The noise of the particles' shader, on the processor. */
const noise = (x: number, y: number, z: number): number => {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [smooth(x - i), smooth(y - j), smooth(z - k)];
  const plane = (k1: number): number => {
    const low = hash(i, j, k1) + (hash(i + 1, j, k1) - hash(i, j, k1)) * u;
    const high = hash(i, j + 1, k1) + (hash(i + 1, j + 1, k1) - hash(i, j + 1, k1)) * u;
    return low + (high - low) * v;
  };
  return ((plane(k) + (plane(k + 1) - plane(k)) * w) / 4294967296) * 2 - 1;
};
