import { lookOfPhotos } from "../faces/Photos.tsx";
import { makerOf, photosOf, type ShownSlide, tintOf, turnOf } from "../shown.ts";
import { display, fill, ground, letter, plain, type Sheet } from "./pen.ts";

/** A photo's pixels. Rejects when it does not come: a thumbnail without its photo is worth nothing. */
const load = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  // a store at another address has to allow it, or the canvas could not be read
  picture.crossOrigin = "anonymous";
  picture.src = url;
  await picture.decode();
  return picture;
};

/** As many prints as are seen of a stack. */
const seen = 5;

/** Photos on a slide, as the still face shows them. */
export const drawPhotos = async (sheet: Sheet, slide: ShownSlide): Promise<void> => {
  const look = lookOfPhotos(slide.variant);
  const { pen, unit } = sheet;
  /** The title takes two lines. */
  const isLong = (slide.title ?? "").trim().length > 22;
  const isStack = look === "polaroid" || look === "hover";
  const urls = photosOf(slide).flatMap((photo) => photo.url ?? photo.thumbnail_url ?? []);
  const first = isStack ? Math.max(0, urls.length - seen) : 0;
  const pictures = await Promise.all((isStack ? urls.slice(first) : urls.slice(0, 1)).map(load));
  const title = slide.title?.trim() ?? "";
  const under = slide.subtitle?.trim() || makerOf(slide);
  ground(sheet, isStack ? tintOf(slide) : look === "simple" ? "#fffdf9" : "#1c1720");
  const [one] = pictures;
  if (one && look === "fullscreen") {
    fill(sheet, one, { x: 0, y: 0, width: 100, height: 140 });
    const shade = pen.createLinearGradient(0, 100 * unit, 0, 140 * unit);
    shade.addColorStop(0, "rgb(20 10 20 / 0)");
    shade.addColorStop(1, "rgb(20 10 20 / 0.72)");
    if (title || under) ground(sheet, shade);
  }
  if (one && look === "simple")
    fill(sheet, one, { x: 6, y: 6, width: 88, height: isLong ? 95 : 106 });
  if (isStack)
    pictures.forEach((picture, i) => {
      const many = urls.length > 1;
      const wide = many ? 56 : 74;
      const place = first + i;
      const high = look === "polaroid" ? wide + (many ? 5 : 9) : wide * 1.25;
      pen.save();
      pen.translate(
        (50 + (many ? ([-13, 12, -10, 13, 1][place % seen] ?? 0) : 0)) * unit,
        (60 + (many ? ([-17, -11, 9, 16, 0][place % seen] ?? 0) : 0)) * unit,
      );
      pen.rotate((turnOf(place) * (look === "hover" ? 0.35 : 1) * Math.PI) / 180);
      pen.shadowColor = "rgb(74 44 20 / 0.3)";
      pen.shadowBlur = 4 * unit;
      pen.shadowOffsetY = 2 * unit;
      pen.fillStyle = "#fff";
      pen.fillRect((-wide / 2) * unit, (-high / 2) * unit, wide * unit, high * unit);
      pen.shadowColor = "transparent";
      const edge = look === "polaroid" ? 4 : 0;
      fill(sheet, picture, {
        x: -wide / 2 + edge,
        y: -high / 2 + edge,
        width: wide - 2 * edge,
        height: look === "polaroid" ? wide - 2 * edge : high,
      });
      if (look === "polaroid" && !many && title)
        letter(
          sheet,
          title,
          {
            cut: "italic 560",
            family: display,
            size: 6.2,
            line: 1.12,
            ink: "#2b2140",
            align: "center",
          },
          { x: -wide / 2 + 4, y: wide / 2 - 4.6, width: wide - 8, height: 8 },
        );
      pen.restore();
    });
  const isCaptioned = look === "polaroid" && urls.length === 1;
  const ink = look === "fullscreen" ? "#ffffff" : "#2b2140";
  const align = look === "fullscreen" ? "start" : "center";
  const y = isCaptioned || !title ? 126 : isLong ? 108 : 117;
  const end =
    title && !isCaptioned
      ? letter(
          sheet,
          title,
          { cut: "560", family: display, size: 8, line: 1.15, ink, align },
          { x: 8, y, width: 84 },
        )
      : y;
  if (under)
    letter(
      sheet,
      under,
      { cut: "800", family: plain, size: 4.8, line: 1.2, ink, align },
      { x: 8, y: end + 1, width: 84 },
    );
};
