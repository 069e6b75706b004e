import type { BufferGeometry } from "three";
import type { BoatTheme } from "#core/domain/cover/index.ts";
import { blend, lightness, rgb } from "../basis/index.ts";
import { ball, cut, type Make, Model, puffs, rod, tube } from "../solid/index.ts";
import { PART, STUFF, WAVES } from "./measure.ts";
import * as shapes from "./shapes.ts";

const { abs } = Math;

const disc =
  (r: number) =>
  (u: number): readonly [number, number] => [
    Math.cos(u * Math.PI * 2) * r,
    Math.sin(u * Math.PI * 2) * r,
  ];
const scallop =
  (r: number) =>
  (u: number): readonly [number, number] => {
    const k = r * (1 + 0.035 * Math.cos(u * Math.PI * 2 * 16));
    return [Math.cos(u * Math.PI * 2) * k, Math.sin(u * Math.PI * 2) * k];
  };

const sky = (model: Model, theme: BoatTheme): void => {
  const ground = theme.background.color;
  const part = PART.sun;
  const at = (z: number) => [0.32, 1.12, z] as const;
  const paper = (color: string): Make => ({ color, part, gloss: 0, stuff: STUFF.sun });
  const sky = blend(ground, "#FFFFFF", lightness(ground) > 0.75 ? 0.35 : 0.3);
  const warm = lightness(ground) > 0.75 ? "#FFD97A" : "#FFE9B0";
  model.add(
    cut(scallop(1.38), 0.05, 192),
    { ...paper(blend(sky, warm, 0.12)), from: 0.1 },
    { at: at(-3.4) },
  );
  model.add(
    cut(scallop(1.15), 0.05, 192),
    { ...paper(blend(sky, warm, 0.5)), from: 0.2 },
    { at: at(-3.25) },
  );
  model.add(
    cut(disc(0.92), 0.05, 96),
    { ...paper(blend(sky, warm, 0.94)), from: 0.3 },
    { at: at(-3.1) },
  );
  const cloud = (
    part: number,
    at: readonly [number, number, number],
    scale: number,
    from: number,
    flip = 1,
  ) => {
    const shape = cut(
      puffs([
        [0, 0.02, 0.3],
        [0.34 * flip, -0.06, 0.22],
        [-0.36 * flip, -0.08, 0.2],
        [0.14 * flip, 0.16, 0.2],
        [0.6 * flip, -0.14, 0.13],
        [-0.6 * flip, -0.15, 0.12],
      ]),
      0.07,
      120,
    );
    model.add(
      shape,
      { color: blend(ground, "#FFFFFF", 0.86), part, gloss: 0.05, from, stuff: STUFF.sun },
      { at, scale },
    );
  };
  cloud(PART.near, [-1.25, 0.98, -2.3], 0.95, 0.6);
  cloud(PART.far, [1.72, 1.62, -2.8], 0.8, 0.7, -1);
  cloud(PART.near, [3.4, 0.95, -2.4], 1, 0.9);
  const wing = shapes.gull();
  const bird = (x: number, y: number, scale: number) =>
    model.add(
      wing,
      {
        color: lightness(ground) > 0.7 ? blend(theme.text.color, "#FFFFFF", 0.2) : "#FFFFFF",
        part: PART.gulls,
        gloss: 0,
        from: 1,
      },
      { at: [x, y, -1.4], scale },
    );
  bird(-1.15, 1.72, 0.9);
  bird(-0.86, 1.92, 0.65);
};

const ship = (model: Model, { scene }: BoatTheme): void => {
  const part = PART.boat;
  const wood: Make = { color: scene.base, part, gloss: 0.35 };
  const post: Make = { color: scene.post, part, gloss: 0.4 };
  model.add(shapes.hull(), { ...wood, stuff: STUFF.hull });
  model.add(shapes.transom(), { ...wood, color: scene.paint, gloss: 0.6 });
  model.add(shapes.deck(), { ...wood, color: blend(scene.base, "#FFE2B8", 0.45) });
  for (const z of [-1, 1])
    model.add(
      tube((s) => shapes.railAt(s, z), 0.032, 40, 8),
      post,
    );
  const hole = ball(0.06, 16, 8);
  for (const [i, s] of [0.3, 0.47, 0.64].entries()) {
    const [x, , z] = shapes.railAt(s, 0.92);
    const place = { at: [x, 0.13 + 0.03 * i, z - 0.012] as const };
    model.add(hole, { color: "#F2C46D", part, gloss: 1 }, { ...place, scale: [1, 1, 0.35] });
    model.add(hole, { color: "#24435C", part, gloss: 1 }, { ...place, scale: [0.68, 0.68, 0.5] });
  }
  model.add(rod(0.042, 0.026, 2.12, 14), post, { at: [0.1, 0.2, 0] });
  model.add(ball(0.05, 12, 8), { ...post, color: "#F2C46D", gloss: 1 }, { at: [0.1, 2.34, 0] });
  model.add(rod(0.026, 0.022, 1.12, 10), post, { at: [0.13, 0.47, 0], turn: [0, 0, 1.54] });
  model.add(rod(0.03, 0.018, 0.55, 10), post, { at: [1.15, 0.48, 0], turn: [0, 0, -1.2] });
  const cloth = { color: scene.sails, part, gloss: 0.08 };
  model.add(shapes.mainsail(), { ...cloth, stuff: STUFF.sail, from: 0.75 }, { at: [0.1, 0.53, 0] });
  model.add(shapes.jib(), { ...cloth, stuff: STUFF.jib, from: 0.95 }, { at: [0.12, 0.5, 0] });
  model.add(
    shapes.flag(),
    { color: scene.paint, part, gloss: 0.1, stuff: STUFF.flag, from: 1.2 },
    { at: [0.08, 2.19, 0] },
  );
};

/** The heart and the band on the sails: the hull's paint, or the sea's colour where that would not be seen. */
export const stripeOf = ({ scene }: BoatTheme): string =>
  Math.abs(lightness(scene.paint) - lightness(scene.sails)) < 0.22
    ? scene.miniSceneColor
    : scene.paint;

/** Of the colours a fish may have, the one that stands out most from hull and sea. */
const fishColour = (ground: string, scene: BoatTheme["scene"]): string => {
  const others = [ground, scene.paint, scene.base, scene.miniSceneColor].map(rgb);
  const apart = (one: string): number =>
    Math.min(...others.map((other) => Math.hypot(...rgb(one).map((v, i) => v - (other[i] ?? 0)))));
  return FISH.toSorted((a, b) => apart(b) - apart(a))[0] ?? scene.paint;
};
const FISH = ["#FFA62B", "#F25C7A", "#2EC4B6", "#B79CED"];

/** A fish with its fins, and the drops that leap with it. */
const fish = (model: Model, { background, scene }: BoatTheme): void => {
  const scales: Make = {
    color: fishColour(background.color, scene),
    part: PART.fish,
    gloss: 0.85,
    stuff: STUFF.fish,
  };
  model.add(shapes.fish(), scales);
  const fin = { ...scales, color: blend(scales.color, "#FFFFFF", 0.25), stuff: STUFF.plain };
  model.add(cut(shapes.tail, 0.025, 48), fin, { at: [-0.27, 0, 0] });
  model.add(cut(shapes.fin, 0.022, 32), fin, { at: [0.0, 0.1, 0], turn: [0, 0, 0.25] });
  for (const side of [-1, 1]) {
    const flip = [0.5 * side, 0, -2.3] as const;
    model.add(cut(shapes.fin, 0.02, 32), fin, {
      at: [0.06, -0.05, 0.07 * side],
      turn: flip,
      scale: 0.72,
    });
    const eye = { part: PART.fish, gloss: 1 };
    model.add(ball(0.03, 12, 8), { ...eye, color: "#FFFFFF" }, { at: [0.2, 0.035, 0.055 * side] });
    model.add(
      ball(0.017, 10, 8),
      { ...eye, color: "#1E1630" },
      { at: [0.212, 0.037, 0.074 * side] },
    );
  }
  const drop = ball(0.026, 8, 6);
  const water = blend(background.color, "#FFFFFF", 0.86);
  for (let i = 0; i < 18; i++) {
    const far = ((i * 0.618) % 1) - 0.5;
    // its place says how it flies: along, up, and with which splash
    const at = [far * 0.9, 1.0 + 0.9 * ((i * 0.7549) % 1) - abs(far) * 0.7, i % 2] as const;
    model.add(
      drop,
      { color: water, part: PART.far, gloss: 0.9, stuff: STUFF.drop },
      { at, scale: 0.6 + 0.9 * ((i * 0.5698) % 1) },
    );
  }
};

/** The sea, the sky and the boat from a theme alone. */
export const build = (theme: BoatTheme): BufferGeometry => {
  const model = new Model();
  const { miniSceneColor: mini } = theme.scene;
  sky(model, theme);
  const sheet = shapes.wave();
  for (const [i] of WAVES.entries())
    model.add(sheet, {
      color: blend(
        blend(mini, blend(theme.background.color, "#FFFFFF", 0.55), 0.72 - i * 0.14),
        blend(mini, "#140A2E", 0.3),
        Math.max(0, i - 3) * 0.22,
      ),
      part: i,
      gloss: 0.12,
      stuff: i + 1,
    });
  ship(model, theme);
  fish(model, theme);
  return model.geometry();
};
