import { BufferGeometry, Matrix4, Mesh, Vector3 } from "three";
import { blend, inOutCubic, light, outBack, span, TURN } from "../basis/index.ts";
import { Headline } from "../lettering/index.ts";
import {
  cardLettering,
  cardMaterial,
  type FramedScene,
  framing,
  PARTS,
  SolidScene,
  starsMesh,
} from "../solid/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { build } from "./build.ts";
import { HIPS, PART, SHOULDER } from "./measure.ts";
import { sceneryOf } from "./scenery.ts";
import { BEND, PAINT } from "./shaders.ts";

const EXTENT = { wide: 1.34, low: -1.46, high: 1.72, look: 0.2, field: 26, share: 0.7 };
const FACES = ["round", "bold", "serif", "script", "round"] as const;

const vec = (hex: string) => ({ value: new Vector3(...light(hex)) });
const spun = new Matrix4();
const shifted = new Matrix4();
const { sin } = Math;

/** A limb turned `about` its joint, which is `at` a place of the body. */
const join = (
  limb: Matrix4 | undefined,
  body: Matrix4,
  at: readonly [number, number, number],
  about: Matrix4,
): void => {
  limb?.copy(body);
  limb?.multiply(shifted.makeTranslation(at[0], at[1], at[2]));
  limb?.multiply(about);
};

/** Sets everything that moves at `t`. */
const float = (parts: readonly Matrix4[], t: number): void => {
  const come = outBack(span(t, 0.25, 1.6), 1.1);
  const body = parts[PART.body];
  if (!body) return;
  body.makeRotationZ(-0.16 + 0.07 * sin(t * TURN) + (1 - come) * 1.9);
  body.multiply(spun.makeRotationY(0.1 + 0.2 * sin(t * TURN + 1.1)));
  body.multiply(spun.makeRotationX(0.06 * sin(t * TURN + 2.2)));
  body.setPosition(
    -0.16 - (1 - come) * 2.4,
    0.18 + 0.07 * sin(t * TURN + 0.4) - (1 - come) * 1.6,
    0.4,
  );
  const hello = span(t, 1.5, 2.1);
  const wave = 0.08 + hello * 0.2 * sin(3 * t * TURN);
  join(parts[PART.arm], body, SHOULDER, spun.makeRotationZ(wave));
  join(parts[PART.left], body, HIPS[0], spun.makeRotationX(0.16 * sin(t * TURN + 2) - 0.1));
  join(parts[PART.right], body, HIPS[1], spun.makeRotationX(-0.18 * sin(t * TURN + 1.2) + 0.12));
  const rise = (1 - outBack(span(t, 0, 1.1), 0.9)) * -0.8;
  const drift = 0.03 * sin(t * TURN + 3);
  const planet = parts[PART.planet];
  planet?.makeRotationZ(0.36);
  planet?.multiply(spun.makeRotationY(t * TURN));
  planet?.setPosition(0.72, -0.72 + rise + drift, -1.9);
  const hoop = parts[PART.hoop];
  hoop?.makeRotationZ(0.36);
  hoop?.multiply(spun.makeRotationX(0.2));
  hoop?.setPosition(0.72, -0.72 + rise + drift, -1.9);
  const moon = parts[PART.moon];
  moon?.makeRotationY(0.4 * sin(t * TURN));
  moon?.setPosition(-1.12, -0.62 + 0.04 * sin(t * TURN + 4), -1.4);
};

/** An astronaut afloat before a planet, with a balloon (COVER-09, OPEN-114). */
export const astronaut: SceneFactory<"astronaut"> = {
  async create({ theme, text, name, quality }, gpu) {
    const t = { value: 0 };
    const unit = { value: 1 };
    const parts = { value: Array.from({ length: PARTS }, () => new Matrix4()) };
    const { visorColor, planetColor, starsColor, miniSceneColor: mini } = theme.scene;
    const ground = theme.background.color;
    const material = cardMaterial(
      { ground: blend(ground, "#FFFFFF", 0.3), mini },
      {
        t,
        parts,
        visor: vec(visorColor),
        planet: vec(planetColor),
        deep: vec(blend(mini, "#0A0424", 0.5)),
        pale: vec(starsColor),
      },
      { bend: BEND, paint: PAINT },
    );
    const body = new Mesh(new BufferGeometry(), material);
    let frame: FramedScene = framing(EXTENT, 1);
    return new SolidScene(gpu, {
      quality,
      theme,
      scenery: sceneryOf(theme),
      headline: new Headline(
        { text, name },
        cardLettering(theme, "float", FACES[Number(theme.name.at(-1))]),
        quality,
      ),
      solid: [
        starsMesh(
          quality,
          { colour: starsColor, mist: blend(ground, planetColor, 0.4) },
          { t, unit },
        ),
        body,
      ],
      frame: (aspect) => {
        frame = framing(EXTENT, aspect);
        return frame;
      },
      build: () => {
        body.geometry = build(theme);
      },
      field: EXTENT.field,
      move: (now, camera, aspect) => {
        t.value = now;
        unit.value = aspect;
        float(parts.value, now);
        const come = 1 - inOutCubic(span(now, 0, 2.6));
        const angle = 0.12 * come + 0.03 * sin(now * TURN);
        const far = frame.distance * (1 + 0.06 * come);
        camera.position.set(sin(angle) * far, 0.35, Math.cos(angle) * far);
        camera.lookAt(0, EXTENT.look, 0);
      },
    });
  },
};
