import { displaySeconds, type Stretch, stretchesOf } from "#core/domain/slide/index.ts";
import { type ShownMedium, type ShownSlide, timedOf } from "../../shown.ts";
import type { Assets } from "../drawing.ts";
import { inOutCubic, outBack, span } from "../motion.ts";
import { shapeOf } from "../photos/frame.ts";
import { type Box, placesIn } from "../photos/places.ts";

/** One thing on a page of the album: a photo, a clip or a voice. Units; degrees. */
export interface Piece {
  readonly medium: ShownMedium;
  /** Its middle as it lies, its sides without its paper, and how it is turned. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  /** Its middle and how much larger it is in hand. */
  readonly held: { readonly x: number; readonly y: number; readonly large: number };
  readonly stretch: Stretch;
  /** When it is taken up, and when it is put back. Seconds. */
  readonly up: number;
  readonly down: number;
}

/** Seconds in which a piece is taken up or put back. */
export const reaching = 0.4;
/** Everything lies before the first is taken up: seconds for one, and of all of them together. */
const laying = 0.5;
const laidIn = 0.95;

/** Seconds after which everything lies. */
export const laid = laidIn;

const isSeen = ({ type, url, thumbnail_url }: ShownMedium): boolean =>
  type === "video" || (type === "photo" && (url ?? thumbnail_url) !== null);

/** How high a voice’s strip is, in units. */
const voiceHigh = 12.4;

/** Media of an old message on a page with this room, in their order. */
export const piecesOf = (slide: ShownSlide, assets: Assets, room: Box): readonly Piece[] => {
  const stretches = stretchesOf(timedOf(slide));
  const shown = slide.media.filter(isSeen);
  const voices = slide.media.filter(({ type }) => type === "audio");
  const high = room.height - voices.length * (voiceHigh + 3);
  const places = placesIn(shown.length, { ...room, height: high }, 1.12, 0.92);
  const pieceOf = (
    medium: ShownMedium,
    rest: Omit<Piece, "medium" | "stretch" | "up" | "down">,
  ): Piece => {
    const i = slide.media.indexOf(medium);
    const stretch = stretches[i] ?? { from: laid, length: displaySeconds(timedOf(slide)) };
    const end = stretch.from + stretch.length;
    // what follows a clip does not cover it before it is over
    const isAfterClip = medium.type === "photo" && slide.media[i - 1]?.type === "video";
    return {
      ...rest,
      ...{ medium, stretch },
      up: isAfterClip ? stretch.from : stretch.from - reaching,
      down: medium.type === "photo" ? end - reaching : end,
    };
  };
  const prints = shown.map((medium, i) => {
    const place = places[i] ?? { x: 50, y: room.y + high / 2, width: 60, turn: 0 };
    const own =
      medium.width && medium.height
        ? medium.width / medium.height
        : medium.type === "video"
          ? 16 / 9
          : shapeOf(assets, medium);
    const shape = Math.min(1.78, Math.max(0.7, own));
    // all are about as large
    const area = (place.width * 0.86) ** 2 / 1.12;
    const width = Math.min(place.width * 0.94, Math.sqrt(area * shape));
    const height = width / shape;
    const large = Math.min(82 / width, (assets.height * 0.62) / height);
    return pieceOf(medium, {
      ...{ x: place.x, y: place.y, width, height, turn: place.turn },
      held: { x: 50, y: room.y + room.height * 0.5, large },
    });
  });
  const heard = voices.map((medium, i) => {
    const y = room.y + high + 3 + i * (voiceHigh + 3) + voiceHigh / 2;
    return pieceOf(medium, {
      ...{ x: 50, y, width: 74, height: voiceHigh, turn: i % 2 ? -0.8 : 0.6 },
      held: { x: 50, y: y - 1.4, large: 1.14 },
    });
  });
  return [...prints, ...heard];
};

/** How a piece stands; written into. `come` is how far it has come to lie, `k` how far it is in hand. */
export const pose = { x: 0, y: 0, turn: 0, large: 1, come: 0, k: 0 };

/** Whether a piece lies on the page. */
export const lies = ({ up, down }: Piece, t: number): boolean => t <= up || t >= down + reaching;

/** How far a piece is in hand, 0 to 1. */
export const inHand = (piece: Piece, t: number): number =>
  lies(piece, t)
    ? 0
    : inOutCubic(span(t, piece.up, reaching)) * (1 - inOutCubic(span(t, piece.down, reaching)));

export const posePiece = (piece: Piece, i: number, count: number, t: number): void => {
  const from = 0.1 + (i / Math.max(1, count)) * (laidIn - laying - 0.1);
  const come = t >= laid ? 1 : outBack(span(t, from, laying));
  const k = inHand(piece, t);
  const { held } = piece;
  pose.come = come;
  pose.k = k;
  pose.x = piece.x + (held.x - piece.x) * k;
  pose.y = piece.y + (held.y - piece.y) * k - (1 - come) * 50 - Math.sin(k * Math.PI) * 3;
  pose.turn = piece.turn * (1 - k) + (1 - come) * 23 * (i % 2 ? 1 : -1);
  pose.large = 1 + (held.large - 1) * k;
};

/** Where a clip is seen while it is in hand. */
export const heldBox = ({ held, width, height }: Piece): Box => ({
  x: held.x - (width * held.large) / 2,
  y: held.y - (height * held.large) / 2,
  width: width * held.large,
  height: height * held.large,
});
