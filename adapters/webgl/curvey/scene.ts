import {
  BufferGeometry,
  type IUniform,
  Mesh,
  PlaneGeometry,
  Scene as Root,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import type { CurveyFont, CurveyTheme } from "#core/domain/cover/index.ts";
import { clamp, LOOP, LOOP_FROM, mix, randomFrom, rgb } from "../basis/index.ts";
import { type Atlas, drawAtlas, inkMaterial, lettersGeometry } from "../lettering/index.ts";
import { type Gpu, type Scene, type SceneFactory, SHEET } from "../stage/index.ts";
import { type Face, loadFaces, wordsOf } from "../words/index.ts";
import { echo } from "./echo.ts";
import { type Ground, type Look, lookOf } from "./look.ts";
import { MOST_LINES, setTitle, type Set as WordSet } from "./setting.ts";
import { ENVELOPE, GROUND } from "./shaders.ts";

const value = <T>(it: T): IUniform<T> => ({ value: it });
const GROUNDS: readonly Ground[] = ["rays", "dots", "rings", "waves", "stars"];

const faceOf = (font: CurveyFont): Face => ({
  family: font.fontFamily,
  weight: font.fontWeight,
  italic: font.italic,
  size: font.fontSize / 100,
  fill: font.fill,
});

/** Which face each word is set in: all in the first, or in turn where the theme mixes its faces. */
const dress = (theme: CurveyTheme, text: string, seed: number): WordSet[] => {
  const fonts = theme.fonts.filter((font) => font.active);
  const first = fonts[0] ?? theme.fonts[0];
  if (!first) return [];
  const used = new Set<CurveyFont>();
  const start = Math.floor(randomFrom(seed)() * fonts.length);
  return wordsOf(text).map((word, i) => {
    const wanted = theme.useDifferentFonts ? (fonts[(start + i) % fonts.length] ?? first) : first;
    const font = wanted.useOnce && used.has(wanted) ? first : wanted;
    used.add(font);
    return { word, face: faceOf(font) };
  });
};

/** Lettering that fills the cover and breathes between two curves (COVER-16). */
class CurveyScene implements Scene {
  readonly duration = LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #theme: CurveyTheme;
  readonly #look: Look;
  readonly #text: string;
  readonly #sets: readonly WordSet[];
  readonly #atlas: Atlas;
  readonly #root = new Root();
  readonly #sheet: Mesh;
  readonly #letters: readonly Mesh[];
  readonly #rows = Array.from({ length: MOST_LINES }, () => new Vector4());
  readonly #edges = Array.from({ length: MOST_LINES + 1 }, () => new Vector4());
  readonly #t = value(0);
  readonly #unit = value(1);
  readonly #lines = value(1);
  readonly #depth = value(new Vector2());
  readonly #fall = value(new Vector2());
  readonly #materials: readonly ShaderMaterial[];
  /** Half the height of the lowest line: what shadows and depth are measured by. */
  #lowest = 1;
  #aspect = 0;

  constructor(gpu: Gpu, theme: CurveyTheme, text: string, sets: readonly WordSet[]) {
    this.#gpu = gpu;
    this.#theme = theme;
    this.#look = lookOf(theme);
    this.#text = text;
    this.#sets = sets;
    this.#atlas = drawAtlas(
      sets.flatMap(({ word, face }) => word.cells.map((cell) => ({ cell, face }))),
    );
    const ground = new ShaderMaterial({
      uniforms: {
        near: value(new Vector3(...rgb(theme.bgColor))),
        far: value(new Vector3(...rgb(this.#look.edge))),
        kind: value(GROUNDS.indexOf(this.#look.ground)),
        pattern: value(this.#look.pattern),
        t: this.#t,
        unit: this.#unit,
      },
      vertexShader: SHEET,
      fragmentShader: GROUND,
      depthTest: false,
      depthWrite: false,
    });
    this.#sheet = new Mesh(new PlaneGeometry(2, 2), ground);
    const bend = {
      rows: value(this.#rows),
      edges: value(this.#edges),
      lines: this.#lines,
      warp: value(this.#look.warp),
      t: this.#t,
      unit: this.#unit,
      depth: this.#depth,
      fall: this.#fall,
    };
    const inks = (["back", "face"] as const).map((side) =>
      inkMaterial(side, this.#look.ink, this.#atlas, ENVELOPE, bend),
    );
    this.#letters = inks.map((ink) => new Mesh(new BufferGeometry(), ink));
    this.#materials = [ground, ...inks];
    [this.#sheet, ...this.#letters].forEach((mesh, i) => {
      mesh.frustumCulled = false;
      mesh.renderOrder = i;
      this.#root.add(mesh);
    });
  }

  resize(width: number, height: number): void {
    const aspect = width / height;
    if (Math.abs(aspect - this.#aspect) > 0.005) this.#set(aspect);
    const { depth, fall } = this.#look;
    const low = this.#lowest * height;
    this.#depth.value.set(depth * 0.35, -depth).multiplyScalar(low);
    this.#fall.value.set(fall * 0.4, -fall - depth).multiplyScalar(low);
    this.#unit.value = aspect;
  }

  /** Breaks and places the title anew for another shape of cover. */
  #set(aspect: number): void {
    this.#aspect = aspect;
    const margin = (this.#theme.margin / 100) * 2 * Math.min(aspect, 1);
    const swing = 0.1 * Math.min(aspect, 1);
    const colours = this.#theme.colorLetters.map(rgb);
    const room = 2 - margin - swing;
    const set = setTitle(
      this.#text,
      this.#sets,
      this.#atlas,
      2 * aspect - margin,
      room,
      colours,
      this.#look.ink.stroke.width + this.#look.depth * 0.3,
    );
    const ground = rgb(this.#theme.bgColor);
    const { rows, cells } = echo(set, room, (colour) => [
      mix(ground[0], colour[0], 0.34),
      mix(ground[1], colour[1], 0.34),
      mix(ground[2], colour[2], 0.34),
    ]);
    this.#lowest = Math.min(1, ...rows.map((row) => row.halfHeight));
    this.#lines.value = rows.length;
    rows.forEach((row, i) => {
      const squeeze = clamp((row.stretch - 0.62) * 0.55, 0.04, 0.34);
      this.#rows[i]?.set(row.halfWidth, cells.length > 2 ? squeeze : 0, row.halfHeight, 0);
    });
    for (let k = 0; k <= rows.length; k++) {
      const above = rows[k - 1];
      const below = rows[k];
      const over = above ? above.centre - above.halfHeight : 0;
      const under = below ? below.centre + below.halfHeight : 0;
      if (above && below)
        this.#edges[k]?.set(
          (over + under) / 2,
          0.46 * Math.min(above.halfHeight, below.halfHeight),
          (over - under) / 2,
          0,
        );
      else {
        const one = above ?? below;
        this.#edges[k]?.set(
          above ? over : under,
          Math.min(swing / 2, 0.3 * (one?.halfHeight ?? 0)),
          0,
          0,
        );
      }
    }
    const busiest = Math.max(
      1,
      ...rows.map((_, i) => cells.filter((cell) => cell.line === i).length),
    );
    const steps = Math.round(clamp(80 / busiest, 4, 12));
    const geometry = lettersGeometry(cells, steps);
    this.#letters.forEach((mesh) => {
      mesh.geometry.dispose();
      mesh.geometry = geometry;
    });
  }

  update(t: number): void {
    this.#t.value = t;
  }

  render(gpu: Gpu): void {
    gpu.renderer.setRenderTarget(null);
    gpu.renderer.render(this.#root, gpu.flat);
  }

  dispose(): void {
    for (const mesh of [this.#sheet, ...this.#letters]) mesh.geometry.dispose();
    for (const material of this.#materials) this.#gpu.retire(material);
    this.#atlas.dispose();
  }
}

export const curvey: SceneFactory<"curvey"> = {
  async create({ theme, text: plain, seed }, gpu) {
    const text = lookOf(theme).upper ? plain.toLocaleUpperCase() : plain;
    const sets = dress(theme, text, seed);
    await loadFaces(
      sets.map((set) => set.face),
      text,
    );
    return new CurveyScene(gpu, theme, text, sets);
  },
};
