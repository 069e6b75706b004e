import type { ShownMedium } from "../../shown.ts";
import type { Assets, Sheet } from "../drawing.ts";
import { inkLine, sans, setWords } from "../lettering/index.ts";
import { fill } from "../paper/index.ts";
import { drawSign } from "../signs.ts";

const none = "#e9e1d5";
const mark = "#6b6280";
const lostFace = sans("700");
/** A frame that is narrower than this, in units, has the sign alone. */
const told = 30;

export type PictureState = "awaited" | "lost" | "there";

/** Whether a picture is there, lost or on its way: what is kept with it in it is named after this. */
export const stateOf = (assets: Assets, medium: ShownMedium): PictureState => {
  const picture = assets.picture(medium.id);
  return picture === undefined ? "awaited" : picture === null ? "lost" : "there";
};

/** Width over height of a medium’s picture; 1 where there is none. */
export const shapeOf = (assets: Assets, medium: ShownMedium): number => {
  const picture = assets.picture(medium.id);
  return picture ? picture.width / picture.height : 1;
};

/**
 * Fills a part with a photo, what is out of its shape left out: more below than above, where faces are. One that could not
 * be had says so with a sign, and in words where there is room.
 */
export const paintPhoto = (part: Sheet, assets: Assets, medium: ShownMedium): void => {
  const { pen, width, height } = part;
  const picture = assets.picture(medium.id);
  if (!picture) {
    fill(part, none);
    if (picture === null) sayLost(part, assets);
    return;
  }
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [width / scale, height / scale];
  pen.imageSmoothingQuality = "high";
  pen.drawImage(
    picture,
    (picture.width - w) / 2,
    (picture.height - h) * 0.4,
    w,
    h,
    0,
    0,
    width,
    height,
  );
  pen.imageSmoothingQuality = "low";
};

const sayLost = (part: Sheet, assets: Assets): void => {
  const wide = part.width / part.unit;
  const high = part.height / part.unit;
  const hasWords = wide >= told && high >= told * 0.7;
  const size = Math.min(14, wide * 0.4, high * 0.4);
  const x = wide / 2;
  drawSign(part, "imageOff", { x, y: high / 2 - (hasWords ? size * 0.35 : 0), size }, mark);
  if (!hasWords) return;
  const { lines } = setWords(
    assets.say("slides.photoLost"),
    {
      ...{ part: "lost", face: lostFace, align: "center", stand: "top", isEven: true },
      ...{ x: wide * 0.08, width: wide * 0.84, y: high / 2 + size * 0.35, height: high * 0.3 },
      ...{ most: 4.4, least: 2, leading: 1.2 },
    },
    assets,
  );
  part.pen.fillStyle = mark;
  for (const line of lines) inkLine(part, line);
};
