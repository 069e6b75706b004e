import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Assets, KeptPart, MovingPicture, Sheet } from "../drawing.ts";
import { layGrain, seen } from "../paper/index.ts";
import { drawSign } from "../signs.ts";

/** Paper about a sticker’s picture, and room about its part for that and for shadows. Units. */
const rim = 2.3;
export const about = 7;

const paperTint = "#fffefb";

/** Whether a picture has parts that are seen through: it is cut out then, else it is a print. */
export const isCutOut = (picture: ImageBitmap | null | undefined): boolean => {
  if (!picture) return true;
  const size = 24;
  const pen = penOf(spareCanvas(size, size), true);
  pen.drawImage(picture, 0, 0, size, size);
  const { data } = pen.getImageData(0, 0, size, size);
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 255) < 128) clear++;
  return clear > size * size * 0.04;
};

/** Everything that its pictures ever cover, in one colour: a sticker’s paper has one shape, whatever moves on it. */
const paintSilhouette = (
  { pen, unit, width, height }: Sheet,
  picture: ImageBitmap,
  moving: MovingPicture | null | undefined,
  tint: string,
): void => {
  const [x, y] = [about * unit, about * unit];
  const [w, h] = [width - 2 * x, height - 2 * y];
  pen.drawImage(picture, x, y, w, h);
  for (const image of moving?.images ?? []) pen.drawImage(image, x, y, w, h);
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = tint;
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = "source-over";
};

/** What is stuck: its picture, whether it moves, and its place in units. */
export interface Sticker {
  readonly picture: ImageBitmap;
  readonly moving: MovingPicture | null | undefined;
  readonly width: number;
  readonly height: number;
}

/** Units of a sticker’s part: its picture’s sides, and room about it. */
export const sidesOf = ({ width, height }: Pick<Sticker, "width" | "height">) => ({
  wide: width + 2 * about,
  high: height + 2 * about,
});
const named = (key: string, { moving }: Sticker): string => `${key} ${moving ? "all" : "one"}`;

const lay = (part: Sheet, assets: Assets, sides: ReturnType<typeof sidesOf>, one: KeptPart) =>
  assets.kept(part, one.key, sides.wide, sides.high, one.paint);

/** The paper of a sticker, a rim wider than its picture: the kiss cut. */
export const cutOf = (sticker: Sticker): KeptPart => {
  const silhouette: KeptPart = {
    key: named("silhouette", sticker),
    paint: (part) => paintSilhouette(part, sticker.picture, sticker.moving, paperTint),
  };
  return {
    key: named("cut", sticker),
    paint: (part, _, assets) => {
      const { pen, unit } = part;
      const flat = lay(part, assets, sidesOf(sticker), silhouette);
      for (const reach of [rim, rim * 0.55])
        for (let i = 0; i < 32; i++) {
          const turn = (i / 32) * 2 * Math.PI;
          pen.drawImage(flat, Math.cos(turn) * reach * unit, Math.sin(turn) * reach * unit);
        }
      pen.drawImage(flat, 0, 0);
      pen.globalCompositeOperation = "source-atop";
      const fall = pen.createLinearGradient(0, 0, part.width, part.height);
      fall.addColorStop(0, seen("#ffffff", 0.9));
      fall.addColorStop(1, seen("#e7d8c6", 0.55));
      pen.fillStyle = fall;
      pen.fillRect(0, 0, part.width, part.height);
      pen.globalCompositeOperation = "source-over";
    },
  };
};

/** The shadow of what is stuck, soft by so many units. */
export const shadowOf = (
  body: KeptPart,
  sides: ReturnType<typeof sidesOf>,
  blur: number,
): KeptPart => ({
  key: `${body.key} shadow ${blur}`,
  paint: (part, _, assets) => {
    const { pen, unit } = part;
    const far = 4000 * unit;
    const image = lay(part, assets, sides, body);
    pen.shadowColor = "#6e2c18";
    pen.shadowBlur = blur * unit;
    pen.shadowOffsetX = far;
    pen.drawImage(image, -far, 0);
  },
});

/** Light that has come so far across a sticker, of so many steps, within its own shape. */
export const glossOf = (
  sticker: Sticker,
  shape: KeptPart,
  step: number,
  steps: number,
): KeptPart => ({
  key: `${named("gloss", sticker)} ${step}`,
  paint: (part, _, assets) => {
    const { pen, width, height } = part;
    pen.drawImage(lay(part, assets, sidesOf(sticker), shape), 0, 0);
    pen.globalCompositeOperation = "source-in";
    const x = (step / steps) * width * 1.5 - width * 0.25;
    const band = pen.createLinearGradient(x - width * 0.16, 0, x + width * 0.16, height * 0.16);
    band.addColorStop(0, seen("#ffffff", 0));
    band.addColorStop(0.5, seen("#ffffff", 0.75));
    band.addColorStop(1, seen("#ffffff", 0));
    pen.fillStyle = band;
    pen.fillRect(0, 0, width, height);
    pen.globalCompositeOperation = "source-over";
  },
});

/** A print’s white paper; its picture is laid on it. */
export const paintPrint = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const edge = (about - 2.8) * unit;
  pen.fillStyle = paperTint;
  pen.fillRect(edge, edge, width - 2 * edge, height - 2 * edge);
  pen.save();
  pen.beginPath();
  pen.rect(edge, edge, width - 2 * edge, height - 2 * edge);
  pen.clip();
  layGrain(part, 0.25);
  pen.restore();
};

/** A strip of washi tape, half seen through. */
export const paintTape = ({ pen, unit, width, height }: Sheet, tint: string): void => {
  pen.fillStyle = seen(tint, 0.82);
  pen.beginPath();
  const teeth = 6;
  for (let i = 0; i <= teeth; i++) pen.lineTo(i % 2 ? 0.5 * unit : 0, (height * i) / teeth);
  for (let i = teeth; i >= 0; i--)
    pen.lineTo(i % 2 ? width - 0.5 * unit : width, (height * i) / teeth);
  pen.closePath();
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = seen("#ffffff", 0.3);
  for (let x = -height; x < width + height; x += 3 * unit) {
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + 1.3 * unit, 0);
    pen.lineTo(x + 1.3 * unit - height, height);
    pen.lineTo(x - height, height);
    pen.fill();
  }
  pen.restore();
};

/** A sticker that nothing is printed on: none was chosen, or it couldn’t be had. */
export const paintBlank = (part: Sheet, isLost: boolean): void => {
  const { pen, width, height, unit } = part;
  const middle = width / 2 / unit;
  pen.fillStyle = paperTint;
  pen.beginPath();
  pen.arc(width / 2, height / 2, width / 2 - about * unit, 0, 7);
  pen.fill();
  pen.strokeStyle = "#e9dac8";
  pen.lineWidth = 0.5 * unit;
  pen.setLineDash([2 * unit, 1.6 * unit]);
  pen.beginPath();
  pen.arc(width / 2, height / 2, width / 2 - (about + 3) * unit, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
  const size = (width / unit - 2 * about) * 0.44;
  const sign = isLost ? "imageOff" : "partyPopper";
  drawSign(part, sign, { x: middle, y: height / 2 / unit, size }, isLost ? "#6b6280" : "#d2333f");
};
