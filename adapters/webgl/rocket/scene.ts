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
import { accentOf, build } from "./build.ts";
import { exhaust } from "./exhaust.ts";
import { PART } from "./measure.ts";
import { sceneryOf } from "./scenery.ts";
import { BEND, PAINT } from "./shaders.ts";

const EXTENT = { wide: 1.3, low: -1.35, high: 1.9, look: 0.3, field: 26, share: 0.7 };
const FACES = ["round", "bold", "script"] as const;

const vec = (hex: string) => ({ value: new Vector3(...light(hex)) });
const spun = new Matrix4();

/** Sets everything that moves at `t`. */
const fly = (parts: readonly Matrix4[], t: number): void => {
  const come = outBack(span(t, 0.35, 1.55), 1.25);
  const shake = (1 - span(t, 0.9, 1.7)) * 0.02;
  const lean = -0.34 + 0.035 * Math.sin(t * TURN);
  const ship = parts[PART.ship];
  ship?.makeRotationZ(lean);
  ship?.multiply(spun.makeRotationY(-0.2 + 0.3 * Math.sin(t * TURN + 0.6) + (1 - come) * 2.2));
  const rise = (1 - come) * -3.4;
  ship?.setPosition(
    0.06 - rise * Math.sin(lean) + shake * Math.sin(t * 61),
    0.42 + rise + 0.055 * Math.sin(2 * t * TURN),
    0.1,
  );
  const planet = parts[PART.planet];
  planet?.makeRotationY(t * TURN);
  spun.makeRotationZ(0.42);
  planet?.premultiply(spun);
  const drift = 0.035 * Math.sin(t * TURN + 2);
  planet?.setPosition(-0.98, 1.22 + drift, -1.6);
  const hoop = parts[PART.hoop];
  hoop?.makeRotationZ(0.42);
  hoop?.multiply(spun.makeRotationX(0.28));
  hoop?.setPosition(-0.98, 1.22 + drift, -1.6);
  parts[PART.moon]?.makeTranslation(1.05, -0.05 + 0.04 * Math.sin(t * TURN + 4), -1.2);
  parts[PART.back]?.makeTranslation(0.1 * Math.sin(t * TURN), 0.02 * Math.sin(2 * t * TURN), 0);
  parts[PART.middle]?.makeTranslation(
    -0.09 * Math.sin(t * TURN + 1),
    0.025 * Math.sin(t * TURN),
    0,
  );
  parts[PART.front]?.makeTranslation(
    0.08 * Math.sin(t * TURN + 2),
    0.03 * Math.sin(t * TURN + 3),
    0,
  );
};

/** A rocket leaving clouds of paper (COVER-08). */
export const rocket: SceneFactory<"rocket"> = {
  async create({ theme, text, name, seed, quality }, gpu) {
    const t = { value: 0 };
    const unit = { value: 1 };
    const parts = { value: Array.from({ length: PARTS }, () => new Matrix4()) };
    const { shipColor, trailColor, miniSceneColor: mini } = theme.scene;
    const ground = theme.background.color;
    const material = cardMaterial(
      { ground: blend(ground, "#FFFFFF", 0.25), mini },
      { t, parts, ship: vec(shipColor), accent: vec(accentOf(theme)), trail: vec(trailColor) },
      { bend: BEND, paint: PAINT },
    );
    const ship = { value: parts.value[PART.ship] };
    const smoke = blend(blend(ground, "#FFFFFF", 0.86), trailColor, 0.14);
    const body = new Mesh(new BufferGeometry(), material);
    let frame: FramedScene = framing(EXTENT, 1);
    return new SolidScene(gpu, {
      quality,
      theme,
      scenery: sceneryOf(theme),
      headline: new Headline(
        { text, name },
        cardLettering(theme, "race", FACES[Number(theme.name.at(-1)) - 1]),
        quality,
      ),
      solid: [
        starsMesh(
          quality,
          { colour: "#FFFFFF", mist: blend(ground, trailColor, 0.35) },
          { t, unit },
        ),
        body,
        exhaust({ trail: trailColor, smoke }, seed, { t, ship }),
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
        fly(parts.value, now);
        const come = 1 - inOutCubic(span(now, 0, 2.6));
        const angle = 0.12 * come + 0.03 * Math.sin(now * TURN);
        const far = frame.distance * (1 + 0.06 * come);
        camera.position.set(Math.sin(angle) * far, 0.2, Math.cos(angle) * far);
        camera.lookAt(0, EXTENT.look, 0);
      },
    });
  },
};
