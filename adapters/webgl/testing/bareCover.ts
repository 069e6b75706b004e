import {
  BoxGeometry,
  CanvasTexture,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderer,
} from "three";

/** As large as the product draws it where the processor does. Pixels. */
export const WIDTH = 366;
export const HEIGHT = 512;

/** The title in the system's own face, a picture on a sheet: the least that letters take. */
const title = (text: string): Mesh => {
  const canvas = new OffscreenCanvas(512, 128);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No 2D canvas");
  pen.font = "800 44px sans-serif";
  pen.textAlign = "center";
  pen.fillStyle = "#FFFFFF";
  pen.fillText(text, 256, 80);
  const map = new CanvasTexture(canvas);
  return new Mesh(
    new PlaneGeometry(1.8, 0.45),
    new MeshBasicMaterial({ map, transparent: true, depthTest: false }),
  );
};

/** A full-screen shader of one line whose colours move. */
const ground = (t: { value: number }): Mesh => {
  const mesh = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      uniforms: { t },
      vertexShader: "varying vec2 v; void main(){ v=uv; gl_Position=vec4(position.xy,0.,1.); }",
      fragmentShader:
        "uniform float t; varying vec2 v; void main(){ gl_FragColor=vec4(v,.5+.5*sin(t),1.); }",
      depthTest: false,
      depthWrite: false,
    }),
  );
  mesh.frustumCulled = false;
  return mesh;
};

/**
 * The bare three scene of a cover's kind (P5), what three gives and nothing more: a moving ground and a title for a flat
 * one; for a 3D one a box in three's cheapest lit material turning under two lights, and the title before it. The renderer is
 * as three makes it.
 */
export const bareCover = (canvas: OffscreenCanvas, kind: "flat" | "solid") => {
  const renderer = new WebGLRenderer({ canvas, antialias: kind === "solid" });
  renderer.setSize(WIDTH, HEIGHT, false);
  const root = new Scene();
  const t = { value: 0 };
  const words = title("Happy Birthday Grace");
  if (kind === "flat") {
    const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
    root.add(ground(t), words);
    return (now: number): void => {
      t.value = now;
      renderer.render(root, camera);
    };
  }
  const camera = new PerspectiveCamera(40, WIDTH / HEIGHT, 0.1, 10);
  camera.position.z = 3;
  const box = new Mesh(new BoxGeometry(1, 1, 1), new MeshLambertMaterial({ color: "#E76F51" }));
  const sun = new DirectionalLight("#FFFFFF", 2);
  sun.position.set(-1, 2, 2);
  words.position.set(0, 1, 0);
  root.add(box, new HemisphereLight("#FFFFFF", "#8899AA", 1), sun, words);
  return (now: number): void => {
    box.rotation.y = now;
    renderer.render(root, camera);
  };
};
