import type { ShownSlide } from "../../../shown.ts";
import { makerOf } from "../../../shown.ts";
import type { Assets, Line, Sheet } from "../../drawing.ts";
import {
  inkLine,
  posePart,
  type SetLine,
  type Setting,
  serif,
  setWords,
  stripOf,
} from "../../lettering/index.ts";
import { inOutCubic, mix, outBack, outCubic, span, sway } from "../../motion.ts";
import { seen } from "../../paper/index.ts";
import type { Box } from "../../photos/places.ts";
import {
  byState,
  type ClipTimes,
  clipOf,
  isOpen,
  shapeOfClip,
  stillOf,
  stillState,
  timesOf,
} from "../clip.ts";
import type { VideoLook } from "../look.ts";
import { fromFace } from "../words.ts";

const titleFace = serif("640");
const night = "#0d0a12";
/** A clip gives up at most so much of its width to fill the page. */
const given = 0.25;
/** How far an edge that does not reach the page’s melts into what is around it, in units. */
const melting = 10;
/** Seconds in which the title is seen of the clip, and for it to leave and to return. */
const seenFor = 2.4;
const leaving = 0.8;

interface Layout {
  /** Where the clip is: all of the page, or as high as it may be. */
  readonly window: Box;
  readonly isWhole: boolean;
  readonly title: Setting;
  readonly from: Setting;
  readonly lines: readonly Line[];
  readonly top: number;
  readonly times: ClipTimes;
}

/** The clip covers the page where little of it is lost; else it is as high as it can be, and a little above the middle. */
const windowOf = (shape: number, height: number): Box => {
  const high = Math.min(height, 100 / (shape * (1 - given)));
  if (high > height * 0.97 || shape < 100 / height) return { x: 0, y: 0, width: 100, height };
  return { x: 0, y: Math.max(0, height * 0.41 - high / 2), width: 100, height: high };
};

const layoutOf = (slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const { height } = assets;
    const window = windowOf(shapeOfClip(clipOf(slide), assets), height);
    const set = (
      part: string,
      text: string,
      face: typeof titleFace,
      most: number,
      high: number,
      end: number,
    ) =>
      setWords(
        text,
        {
          ...{ part, face, most, height: high, align: "start" as const, stand: "bottom" as const },
          ...{ x: 7, width: 86, y: end - high, least: 2.8, leading: 1.06 },
        },
        assets,
      );
    const foot = height - 9.5;
    const from = set("from", slide.subtitle?.trim() || makerOf(slide), fromFace, 4, 6, foot);
    const end = from.lines.length > 0 ? from.top - 1.6 : foot;
    const title = set(
      "title",
      slide.title?.trim() ?? "",
      titleFace,
      11.5,
      Math.min(32, height * 0.24),
      end,
    );
    const first = title.lines.length > 0 ? title : from;
    return {
      window,
      isWhole: window.height === height,
      title,
      from,
      lines: [...title.lines, ...from.lines],
      top: first.lines.length > 0 ? first.top : height,
      times: timesOf(slide, assets),
    };
  });

/** The picture so soft that only its colours are left, larger than the page, and darker. */
const paintHaze = (part: Sheet, small: CanvasImageSource): void => {
  const { pen, width, height } = part;
  pen.fillStyle = night;
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(small, -width * 0.12, -height * 0.12, width * 1.24, height * 1.24);
  pen.fillStyle = seen(night, 0.3);
  pen.fillRect(0, 0, width, height);
};

/** How far the edges of the clip melt, as an eraser. */
const paintMelt = ({ pen, width, height, unit }: Sheet, isAll: boolean): void => {
  const edge = (melting * unit) / height;
  const fade = pen.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, "rgb(0 0 0 / 0)");
  fade.addColorStop(isAll ? 0 : edge * 0.5, `rgb(0 0 0 / ${isAll ? 1 : 0.45})`);
  fade.addColorStop(isAll ? 0 : edge, "rgb(0 0 0 / 1)");
  fade.addColorStop(isAll ? 1 : 1 - edge, "rgb(0 0 0 / 1)");
  fade.addColorStop(isAll ? 1 : 1 - edge * 0.5, `rgb(0 0 0 / ${isAll ? 1 : 0.45})`);
  fade.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = isAll ? "#000000" : fade;
  pen.fillRect(0, 0, width, height);
};

const paintShade = ({ pen, width, height }: Sheet): void => {
  const shade = pen.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, seen(night, 0));
  shade.addColorStop(0.4, seen(night, 0.42));
  shade.addColorStop(1, seen(night, 0.92));
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
};

/** Light that fell into the camera: warm, from the right. */
const paintLeak = ({ pen, width, height }: Sheet): void => {
  for (const [x, y, reach, tint, alpha] of [
    [1.02, 0.2, 0.95, "#ff9650", 0.85],
    [1.05, 0.62, 0.7, "#f2545b", 0.6],
    [-0.05, 0.9, 0.5, "#ffc46b", 0.35],
  ] as const) {
    const spot = pen.createRadialGradient(
      width * x,
      height * y,
      0,
      width * x,
      height * y,
      width * reach,
    );
    spot.addColorStop(0, seen(tint, alpha));
    spot.addColorStop(1, seen(tint, 0));
    pen.fillStyle = spot;
    pen.fillRect(0, 0, width, height);
  }
};

/** An eyelid: the upper one, or the lower one turned over. */
const paintLid = ({ pen, width, height }: Sheet): void => {
  pen.fillStyle = night;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(width, 0);
  pen.lineTo(width, height * 0.84);
  pen.quadraticCurveTo(width / 2, height * 1.16, 0, height * 0.84);
  pen.fill();
};

const white = (part: Sheet, line: SetLine, dx: number, dy: number): void => {
  const { pen, unit } = part;
  pen.shadowColor = seen("#1a0e1a", 0.55);
  pen.shadowBlur = 1.6 * unit;
  pen.shadowOffsetY = 0.3 * unit;
  pen.fillStyle = line.part === "from" ? "#fff1de" : "#fffaf2";
  inkLine(part, line, dx, dy);
};

const pose = { dx: 0, dy: 0, scaleX: 1, scaleY: 1 };

/** Words of the title come one after another, leave the film alone, and return when it is over. */
const drawWords = (sheet: Sheet, assets: Assets, layout: Layout, t: number): void => {
  const { pen } = sheet;
  const { title, from, times } = layout;
  const away = inOutCubic(span(t, times.lead + seenFor, leaving));
  const back = outCubic(span(t, times.end - 0.4, leaving));
  const here = 1 - away * (1 - back);
  if (here === 0) return;
  let word = 0;
  for (const line of title.lines) {
    const strip = stripOf(sheet, assets, line, white);
    const half = 0.14 * line.size;
    for (const { left, right } of line.words) {
      const k = span(t, 0.35 + Math.min(word, 9) * 0.08, 0.5);
      word++;
      if (k === 0) continue;
      const isLeft = left <= 0.001;
      const isRight = right >= line.width - 0.001;
      pose.dy = (1 - outBack(k)) * 5 + (1 - here) * 4;
      pen.globalAlpha = Math.min(1, k * 2) * here;
      posePart(
        sheet,
        strip,
        line,
        isLeft ? -line.size : left - half,
        isRight ? line.width + line.size : right + half,
        pose,
      );
    }
  }
  for (const line of from.lines) {
    const strip = stripOf(sheet, assets, line, white);
    pose.dy = (1 - here) * 4;
    pen.globalAlpha = span(t, 0.8, 0.4) * here;
    if (pen.globalAlpha > 0) posePart(sheet, strip, line, -line.size, line.width + line.size, pose);
  }
  pen.globalAlpha = 1;
};

/** A few pixels of the still, made large again: soft in every engine. */
const haze = byState("haze", (part, slide, assets) => {
  const clip = clipOf(slide);
  const { window } = layoutOf(slide, assets);
  const small = { ...part, unit: 0.1 };
  const name = `soft ${stillState(assets, clip)}`;
  const soft = assets.kept(small, name, 100, assets.height, ({ pen, width, height }) => {
    pen.imageSmoothingQuality = "high";
    pen.drawImage(stillOf(part, assets, clip, window), 0, 0, width, height);
  });
  paintHaze(part, soft);
});
const meltWhole = (part: Sheet): void => paintMelt(part, true);
const meltEdges = (part: Sheet): void => paintMelt(part, false);

/** Nothing but the film: a blink opens it, the title leaves it alone, and comes back in a leak of light when it is over. */
export const fullscreen: VideoLook = {
  faces: [titleFace, fromFace],
  window: (slide, assets) => layoutOf(slide, assets).window,
  lines: (slide, assets) => layoutOf(slide, assets).lines,
  draw: (sheet, slide, assets, t) => {
    const layout = layoutOf(slide, assets);
    const { pen, unit, width } = sheet;
    const { window, isWhole, times } = layout;
    const clip = clipOf(slide);
    const isPlayed = isOpen(assets, clip, t, times.lead);
    if (isWhole) {
      pen.fillStyle = night;
      if (!isPlayed) pen.fillRect(0, 0, width, sheet.height);
    } else {
      const { key, paint } = haze[stillState(assets, clip)];
      pen.drawImage(assets.kept(sheet, key, 100, assets.height, paint), 0, 0);
    }
    // it comes a little nearer before it moves, and again at the end
    const over = outCubic(span(t, times.end, 1.1));
    const zoom = isPlayed ? 1 : mix(1.09, 1, outCubic(span(t, 0, times.lead)));
    if (isPlayed && isWhole) pen.clearRect(0, 0, width, sheet.height);
    else {
      const melt = assets.kept(sheet, "melt", 100, window.height, isWhole ? meltWhole : meltEdges);
      pen.globalCompositeOperation = "destination-out";
      pen.drawImage(melt, 0, window.y * unit);
      if (!isPlayed) {
        pen.globalCompositeOperation = "destination-over";
        const w = window.width * zoom;
        const h = window.height * zoom;
        const x = 50 - w / 2;
        const y = window.y + (window.height - h) / 2;
        const picture = stillOf(sheet, assets, clip, window);
        pen.drawImage(picture, x * unit, y * unit, w * unit, h * unit);
      }
      pen.globalCompositeOperation = "source-over";
    }
    const away = inOutCubic(span(t, times.lead + seenFor, leaving));
    const back = outCubic(span(t, times.end - 0.4, leaving));
    if (layout.lines.length > 0) {
      const high = assets.height - layout.top + 26;
      const shade = assets.kept(sheet, "shade", 100, high, paintShade);
      pen.globalAlpha = mix(1, 0.22, away * (1 - back));
      pen.drawImage(shade, 0, sheet.height - high * unit);
      pen.globalAlpha = 1;
    }
    const leak =
      over > 0 && t < Number.POSITIVE_INFINITY
        ? over * mix(1, 0.55, span(t, times.end + 0.6, 1))
        : 0;
    if (leak > 0) {
      const image = assets.kept(sheet, "leak", 100, assets.height, paintLeak);
      pen.globalAlpha = leak * (0.86 + 0.14 * sway(t, 2.2));
      pen.drawImage(image, 0, 0);
      pen.globalAlpha = 1;
    }
    drawWords(sheet, assets, layout, t);
    drawBar(sheet, layout, t);
    const open = span(t, 0.1, 0.8);
    if (open === 1) return;
    const lid = assets.kept(sheet, "lid", 104, assets.height * 0.6, paintLid);
    const up = outCubic(open) * assets.height * 0.62;
    pen.drawImage(lid, -2 * unit, -up * unit);
    pen.save();
    pen.translate(0, sheet.height);
    pen.scale(1, -1);
    pen.drawImage(lid, -2 * unit, -up * unit);
    pen.restore();
  },
};

/** How far the clip is: a thread of light at the foot of the page. */
const drawBar = ({ pen, unit, height }: Sheet, { times }: Layout, t: number): void => {
  if (t < times.lead || t === Number.POSITIVE_INFINITY) return;
  const done = span(t, times.lead, times.end - times.lead);
  pen.globalAlpha = 1 - outCubic(span(t, times.end, 0.6));
  pen.fillStyle = "#f2545b";
  const thick = Math.max(2, 0.8 * unit);
  pen.fillRect(0, height - thick, done * 100 * unit, thick);
  pen.globalAlpha = 1;
};
