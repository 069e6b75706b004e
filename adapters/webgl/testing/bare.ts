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

/** The least that three can draw, to measure by: one sheet, or one box with light on it. */
export const bareScene = (
  canvas: HTMLCanvasElement,
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
  const hash = (i: number): number => {
    let h = Math.imul(i, 0x8da6b343) >>> 0;
    h ^= h >>> 16;
    h = Math.imul(h, 0x7feb352d) >>> 0;
    return (h ^ (h >>> 15)) / 4294967296;
  };
  return (t: number): void => {
    for (let i = 0; i < count; i++) {
      const [a, b, c] = [hash(i * 3), hash(i * 3 + 1), hash(i * 3 + 2)];
      const k = Math.min(1, Math.max(0, (t - 0.1 - a * 0.7 - c * 0.6) / 1.45));
      const e = 1 - (1 - k) ** 4;
      const arc = Math.sin(Math.PI * e) * 0.16;
      place[i * 3] = (a * 2.2 - 1.1) * (1 - e) + (b * 2 - 1) * e + Math.sin(b * 9 + t) * arc;
      place[i * 3 + 1] = (-1 - b * 0.4) * (1 - e) + (c * 2 - 1) * e + Math.cos(a * 9 + t) * arc;
    }
    attribute.needsUpdate = true;
    renderer.render(root, camera);
  };
};
