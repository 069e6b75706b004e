import { Matrix4, Mesh } from "three";
import { afterEach, expect, test } from "vitest";
import { penOf, spareCanvas } from "../basis/index.ts";
import { Headline } from "../lettering/index.ts";
import { Gpu, Stage } from "../stage/index.ts";
import { ball, cardMaterial, Model, PARTS, SolidScene } from "./index.ts";

const SIZE = 120;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A red ball that rises as time goes by, and a blue one that stays; no title. */
const balls = async () => {
  const gpu = new Gpu(spareCanvas(SIZE, SIZE));
  const parts = { value: Array.from({ length: PARTS }, () => new Matrix4()) };
  const model = new Model();
  const round = ball(0.4);
  model.add(round, { color: "#FF0000", part: 0 }, { at: [-0.6, 0, 0] });
  model.add(round, { color: "#0000FF", part: 1 }, { at: [0.6, 0, 0] });
  const t = { value: 0 };
  const material = cardMaterial(
    { ground: "#FFFFFF", mini: "#FFFFFF" },
    { t, parts },
    {
      paint:
        "void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){ gloss=0.; }",
    },
  );
  const headline = new Headline(
    { text: "", name: "" },
    {
      face: { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false },
      colours: ["#FFFFFF"],
      ink: {
        shadow: { color: "#000000", alpha: 0, blur: 0.1 },
        stroke: { color: "#FFFFFF", width: 0 },
        side: 0,
        round: 0,
        glare: 0,
      },
    },
    "high",
  );
  const scene = new SolidScene(gpu, {
    quality: "high",
    scenery: {
      glsl: "vec3 behind(vec2 q,vec2 c){ return ground; } vec3 before(vec3 col,vec2 q){ return col; }",
      own: ["#FFFFFF", "#FFFFFF"],
    },
    theme: {
      scene: { miniSceneColor: "#40A060" },
      text: { color: "#FFFFFF" },
      background: {
        color: "#40A060",
        properties: { type: "Dots", alpha: 0, size: 8, columnWidth: 40 },
      },
    },
    headline,
    solid: [new Mesh(model.geometry(), material)],
    frame: () => ({
      title: { x: 0, y: 0, width: 1, height: 1 },
      arch: 0,
      largest: 0.2,
      shift: [0, 0],
    }),
    move: (now, camera) => {
      t.value = now;
      parts.value[0]?.makeTranslation(0, now * 0.3, 0);
      camera.position.set(0, 0, 6);
      camera.lookAt(0, 0, 0);
    },
  });
  ends.push(() => {
    scene.dispose();
    gpu.dispose();
  });
  const stage = new Stage(gpu);
  /** The height of the middle of what has this colour most, in pixels from the top. */
  const heightOf = async (channel: 0 | 2, at: number) => {
    stage.renderAt(scene, at, SIZE, SIZE);
    const canvas = spareCanvas(SIZE, SIZE);
    const pen = penOf(canvas, true);
    pen.drawImage(gpu.canvas as HTMLCanvasElement, 0, 0);
    const { data } = pen.getImageData(0, 0, SIZE, SIZE);
    let sum = 0;
    let count = 0;
    for (let i = 0; i < SIZE * SIZE; i++) {
      const other = data[i * 4 + (channel === 0 ? 2 : 0)] ?? 0;
      if ((data[i * 4 + channel] ?? 0) - other - (data[i * 4 + 1] ?? 0) * 0.5 > 60) {
        sum += Math.floor(i / SIZE);
        count++;
      }
    }
    return count === 0 ? Number.NaN : sum / count;
  };
  return { stage, heightOf };
};

test("a thing moves with its part, and all of a model is one draw", async () => {
  const { stage, heightOf } = await balls();
  const [red, blue] = [await heightOf(0, 0.1), await heightOf(2, 0.1)];
  expect(Math.abs(red - blue)).toBeLessThan(3);
  expect(await heightOf(0, 2)).toBeLessThan(red - 15);
  expect(await heightOf(2, 2)).toBeCloseTo(blue, 0);
  // the model, the ground, and the two empty sides of the title at most
  expect(stage.counters().calls).toBeLessThanOrEqual(4);
});
