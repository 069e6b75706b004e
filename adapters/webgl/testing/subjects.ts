import type { CoverSpec } from "#core/app/ports/stage.ts";
import type { PaperCutTheme } from "#core/domain/cover/index.ts";
import type { ExportedCover } from "#core/domain/exported/index.ts";
import { encode, penOf } from "../basis/index.ts";
import { pieceOf } from "../catalogue/index.ts";
import type { Piece, SceneRequest } from "../stage/index.ts";

const NAME = "Grace";
const TITLE = `Happy Birthday ${NAME}`;

/** A cover to draw; `cut` shows cut paper instead of its family's scene (OPEN-113). */
export type Drawn = CoverSpec & { readonly cut?: PaperCutTheme["scene"] };

/** Hills at night under northern lights. */
export const NIGHT: PaperCutTheme["scene"] = {
  type: "PaperCutScene",
  miniSceneColor: "#023E8A",
  layers: {
    base: ["#12506B", "#0F3F63"],
    back: ["#0F3A5C", "#0C2F50"],
    mid: ["#0B2747", "#091F3C"],
    front: ["#071A33", "#051328"],
  },
  shadow: { offset: 0.02, opacity: 0.55 },
  deformation: { frequency: 3, amplitude: 0.024, speed: 1 },
  effect: "BorealEffect",
};

/** One cover of every kind that is drawn: what the goldens and the tests of sameness look at. */
export const SUBJECTS: readonly (Drawn & { readonly subject: string })[] = (
  [
    { subject: "default", variant: "default", title: TITLE },
    { subject: "particles-text", variant: "particles_text", theme: "flowers-text-0", title: TITLE },
    {
      subject: "particles-shape",
      variant: "particles_shape",
      theme: "flowers-shape-0",
      title: TITLE,
    },
    {
      subject: "particles-shape-photo",
      variant: "particles_shape_photo",
      theme: "flowers-shape-1",
      title: TITLE,
      photo: "drawn",
    },
    { subject: "cake", variant: "cake", theme: "cake-3", title: TITLE },
    { subject: "boat", variant: "boat", theme: "boat-0", title: TITLE },
    { subject: "rocket", variant: "rocket", theme: "rocket-1", title: TITLE },
    { subject: "astronaut", variant: "spaceman", theme: "astronaut-0", title: TITLE },
    { subject: "curvey", variant: "curvey", theme: "curvey-1", title: TITLE },
    { subject: "curvey2", variant: "curvey2", theme: "KIN_WARP_03_06", title: TITLE },
    { subject: "hearts", variant: "hearts", theme: "hearts-0", title: TITLE },
    { subject: "ripples", variant: "ripples", theme: "ripples-1", title: TITLE },
    { subject: "starburst", variant: "starburst", theme: "starburst-0", title: TITLE },
    { subject: "trail", variant: "trail", theme: "trail-0", title: TITLE },
    {
      subject: "trail-photo",
      variant: "trail_photo",
      theme: "trail-3",
      title: TITLE,
      photo: "drawn",
    },
    { subject: "paper-hearts", variant: "paper_heart", theme: "paperheart-0", title: TITLE },
    { subject: "paper-cut", variant: "xmas", theme: "xmas-3", title: TITLE, cut: NIGHT },
    { subject: "xmas", variant: "xmas", theme: "xmas-1", title: TITLE },
    { subject: "exported", variant: "exported", exportedId: "bee_queen", title: TITLE },
  ] as const
).map((subject) => ({ ...subject, recipientName: NAME }));

/** Covers made elsewhere, as the product ships them. */
const shipped = import.meta.glob<ExportedCover>(
  "../../../web/public/cover-assets/exported/bee_queen.json",
  { import: "default" },
);
/** The content of an exported cover, as it is shipped. */
export const exported = async (id: string): Promise<ExportedCover | null> =>
  (await shipped[`../../../web/public/cover-assets/exported/${id}.json`]?.()) ?? null;

/** Somebody's photo: hills under a sun. */
const drawnPhoto = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(400, 300);
  const pen = penOf(canvas, true);
  const band = (color: string, from: number, rise: number): void => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, 300);
    for (let x = 0; x <= 400; x += 4) pen.lineTo(x, from - rise * Math.sin(x / 63 + from));
    pen.lineTo(400, 300);
    pen.fill();
  };
  pen.fillStyle = "#8FD0F2";
  pen.fillRect(0, 0, 400, 300);
  pen.fillStyle = "#FFE08A";
  pen.beginPath();
  pen.arc(250, 90, 42, 0, Math.PI * 2);
  pen.fill();
  band("#6FAF8F", 190, 26);
  band("#4C8A68", 225, 18);
  band("#2F6B4F", 262, 10);
  return encode(canvas, "image/png");
};

/** Seconds: on its way, nearly whole, and in the loop. */
export const TIMES = [0.6, 1.6, 6.5] as const;

const pieceFor = async ({ cut, ...spec }: Drawn): Promise<Piece> => {
  const piece = await pieceOf({ ...spec, photo: null }, { exported });
  return cut
    ? { ...piece, kind: "paper cut", theme: { ...(piece.theme as PaperCutTheme), scene: cut } }
    : piece;
};

export const requestOf = async (
  spec: Drawn,
  width: number,
  height: number,
): Promise<SceneRequest> => ({
  ...(await pieceFor(spec)),
  photo: spec.photo === "drawn" ? await drawnPhoto() : null,
  effects: { confetti: false, snow: false },
  quality: "high",
  width,
  height,
});
