import { BufferGeometry, Matrix4, Mesh, Vector3 } from "three";
import type { ChristmasTheme } from "#core/domain/cover/index.ts";
import { blend, inOutCubic, light, lightness, outBack, rgb, span, TURN } from "../basis/index.ts";
import { Headline } from "../lettering/index.ts";
import {
  cardLettering,
  cardMaterial,
  type FramedScene,
  framing,
  PARTS,
  SolidScene,
} from "../solid/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { build } from "./build.ts";
import { lampsMesh, squares } from "./lamps.ts";
import { FOOT, PART, TOP } from "./measure.ts";
import { sceneryOf } from "./scenery.ts";
import { PAINT } from "./shaders.ts";

const EXTENT = { wide: 1.3, low: -1.3, high: 1.98, look: 0.4, field: 26, share: 0.72 };

const vec = (hex: string) => ({ value: new Vector3(...light(hex)) });
const turned = new Matrix4();
const HILLS = [PART.far, PART.middle, PART.yard, PART.front] as const;

/** Sets everything that moves at `t`. */
const stand = (parts: readonly Matrix4[], t: number): void => {
  for (let i = 0; i < HILLS.length; i++) {
    const part = HILLS[i] ?? 0;
    const come = outBack(span(t, 0.04 + part * 0.08, 0.8 + part * 0.1), 1.2);
    parts[part]?.makeTranslation(0, (1 - come) * -(1.3 + 0.2 * part), 0);
  }
  const sway = 0.012 * Math.sin(t * TURN) + 0.006 * Math.sin(2 * t * TURN + 1);
  const tree = parts[PART.tree];
  tree?.makeRotationZ(sway);
  tree?.multiply(
    turned.makeRotationY(0.2 * Math.sin(t * TURN) - 0.5 * (1 - outBack(span(t, 0.2, 1.8)))),
  );
  tree?.setPosition(-Math.sin(sway) * -FOOT, 0, 0);
  const star = parts[PART.star];
  star?.makeRotationY(0.32 * Math.sin(t * TURN + 0.6) + 6.2832 * (1 - inOutCubic(span(t, 1, 2.4))));
  star?.setPosition(-Math.sin(sway) * (TOP - FOOT), TOP + 0.14, 0);
};

/** A tree of pleated card on paper hills, in the snow (COVER-09, OPEN-114). */
export const xmas: SceneFactory<"xmas"> = {
  async create({ theme, text, name, quality }, gpu) {
    const t = { value: 0 };
    const unit = { value: 1 };
    const parts = { value: Array.from({ length: PARTS }, () => new Matrix4()) };
    const { background, scene } = theme;
    const material = cardMaterial(
      { ground: background.color, mini: scene.miniSceneColor },
      {
        t,
        parts,
        snow: vec(scene.snowColor),
        shade: vec(blend(blend(scene.groundColor, scene.miniSceneColor, 0.55), "#6C7FC0", 0.25)),
      },
      { paint: PAINT },
    );
    const flakes =
      lightness(background.color) > 0.75
        ? blend(scene.snowColor, scene.miniSceneColor, 0.4)
        : scene.snowColor;
    const body = new Mesh(new BufferGeometry(), material);
    const lights = lampsMesh({
      t,
      unit,
      tree: { value: parts.value[PART.tree] },
      flake: { value: new Vector3(...rgb(flakes)) },
    });
    let frame: FramedScene = framing(EXTENT, 1);
    return new SolidScene(gpu, {
      quality,
      theme,
      scenery: sceneryOf(theme),
      headline: new Headline(
        { text, name },
        cardLettering(theme, "settle", faceOf(theme)),
        quality,
      ),
      solid: [body],
      over: [lights],
      build: () => {
        const { geometry, lamps } = build(theme);
        body.geometry = geometry;
        lights.geometry = squares(lamps);
      },
      frame: (aspect) => {
        unit.value = aspect;
        frame = framing(EXTENT, aspect);
        return frame;
      },
      field: EXTENT.field,
      move: (now, camera) => {
        t.value = now;
        stand(parts.value, now);
        const come = 1 - inOutCubic(span(now, 0, 2.6));
        const angle = -0.12 * come + 0.03 * Math.sin(now * TURN);
        const far = frame.distance * (1 + 0.06 * come);
        camera.position.set(Math.sin(angle) * far, 1.1, Math.cos(angle) * far);
        camera.lookAt(0, EXTENT.look, 0);
      },
    });
  },
};

const faceOf = ({ name }: ChristmasTheme) => (Number(name.at(-1)) % 2 ? "script" : "round");
