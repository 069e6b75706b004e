import { BufferGeometry, Matrix4, Mesh, Vector3 } from "three";
import type { BoatTheme } from "#core/domain/cover/index.ts";
import { blend, inOutCubic, light, outBack, outCubic, span, TURN } from "../basis/index.ts";
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
import { build, stripeOf } from "./build.ts";
import { LEAP, PART, WAVES } from "./measure.ts";
import { sceneryOf } from "./scenery.ts";
import { BEND, PAINT } from "./shaders.ts";

const EXTENT = { wide: 1.5, low: -1.2, high: 2.42, look: 0.55, field: 26, share: 0.69 };
const FACES = ["round", "bold", "round", "serif", "script", "bold", "round"] as const;

const vec = (hex: string) => ({ value: new Vector3(...light(hex)) });

/** Sets everything that moves at `t`. */
const sail = (parts: readonly Matrix4[], rise: number[], t: number): void => {
  for (let i = 0; i < WAVES.length; i++) {
    const wave = WAVES[i];
    if (!wave) continue;
    const come = outBack(span(t, 0.05 + i * 0.07, 0.85 + i * 0.09), 1.2);
    const y = wave.level - (1 - come) * (1.3 + 0.2 * i);
    rise[i] = y;
    parts[i]?.makeTranslation(0, y, wave.z);
  }
  const swell = Math.sin(t * TURN);
  const come = outBack(span(t, 0.3, 1.7), 1.1);
  const away = (1 - come) * -3.6;
  const roll =
    0.055 * Math.sin(t * TURN + 0.7) + 0.018 * Math.sin(2 * t * TURN) + (1 - come) * -0.25;
  const boat = parts[PART.boat];
  boat?.makeRotationZ(roll);
  boat?.multiply(turned.makeRotationY(-0.34 + 0.05 * Math.sin(t * TURN + 2)));
  boat?.setPosition(
    away,
    0.06 + 0.045 * swell + 0.02 * Math.sin(2 * t * TURN + 1) - (1 - come) * 0.3,
    0,
  );
  parts[PART.sun]?.makeTranslation(0, -1.5 * (1 - outCubic(span(t, 0.1, 1.6))), 0);
  parts[PART.near]?.makeTranslation(0.16 * Math.sin(t * TURN), 0.02 * Math.sin(2 * t * TURN), 0);
  parts[PART.far]?.makeTranslation(-0.12 * Math.sin(t * TURN + 1), 0, 0);
  parts[PART.gulls]?.makeTranslation(
    0.2 * Math.sin(t * TURN + 4),
    0.07 * Math.sin(2 * t * TURN),
    0,
  );
  const over = span(t, LEAP.at, LEAP.at + LEAP.long);
  const fish = parts[PART.fish];
  fish?.makeRotationZ(1.15 - 2.3 * over);
  fish?.multiply(turned.makeRotationX(-0.25 + 0.5 * over));
  const rises = 4 * over * (1 - over) * (LEAP.high + 0.6);
  const isOut = over > 0 && over < 1;
  const along = LEAP.from + (LEAP.to - LEAP.from) * over;
  fish?.setPosition(along, isOut ? LEAP.water - 0.6 + rises : -60, 0.85);
};
const turned = new Matrix4();

/** A boat at sea, cut from paper (COVER-05). */
export const boat: SceneFactory<"boat"> = {
  async create({ theme, text, name, quality }, gpu) {
    const t = { value: 0 };
    const parts = { value: Array.from({ length: PARTS }, () => new Matrix4()) };
    const rise = { value: WAVES.map(({ level }): number => level) };
    const material = cardMaterial(
      { ground: theme.background.color, mini: theme.scene.miniSceneColor },
      {
        t,
        parts,
        rise,
        foam: vec(blend(theme.background.color, "#FFFFFF", 0.9)),
        stripe: vec(theme.scene.paint),
        emblem: vec(stripeOf(theme)),
        pale: vec(theme.scene.sails),
      },
      { bend: BEND, paint: PAINT },
    );
    const body = new Mesh(new BufferGeometry(), material);
    let frame: FramedScene = framing(EXTENT, 1);
    return new SolidScene(gpu, {
      quality,
      theme,
      scenery: sceneryOf(theme),
      headline: new Headline({ text, name }, cardLettering(theme, "bob", faceOf(theme)), quality),
      solid: [body],
      frame: (aspect) => {
        frame = framing(EXTENT, aspect);
        // beside the boat the title stands in the sky, above the sea
        if (aspect > 1.15) frame = { ...frame, title: { ...frame.title, y: 0.44, height: 0.98 } };
        return frame;
      },
      build: () => {
        body.geometry = build(theme);
      },
      field: EXTENT.field,
      move: (now, camera) => {
        t.value = now;
        sail(parts.value, rise.value, now);
        const come = 1 - inOutCubic(span(now, 0, 2.6));
        const angle = -0.12 * come + 0.035 * Math.sin(now * TURN);
        const far = frame.distance * (1 + 0.06 * come);
        camera.position.set(Math.sin(angle) * far, 1.15, Math.cos(angle) * far);
        camera.lookAt(0, EXTENT.look, 0);
      },
    });
  },
};

const faceOf = ({ name }: BoatTheme) => FACES[Number(name.at(-1))] ?? "round";
