import type { Size } from "./crop.ts";
import { HeicFault, type Libheif } from "./heicLibrary.ts";
import type { Turn } from "./heicTurn.ts";

/** Pixels of one tile: red, green, blue and maybe alpha, a byte each. Gone once they were looked at. */
export interface Piece extends Size {
  readonly pixels: Uint8Array;
  /** Bytes from one row to the next. */
  readonly stride: number;
}

interface Tiles {
  readonly size: Size;
  readonly tile: Size;
  readonly columns: number;
  readonly rows: number;
}

/** The picture that a HEIC shows, in the tiles that it is stored in; a picture without tiles is its only one. */
export interface HeicFile extends Tiles {
  readonly channels: 3 | 4;
  /** What is done to it before it is shown. */
  readonly turns: readonly Turn[];
  /** Decodes one tile as it is stored, not turned. */
  read(column: number, row: number, look: (piece: Piece) => void): void;
}

// as heif_image.h numbers them
const rgb = 1;
const interleaved = { 3: 10, 4: 11, channel: 10 } as const;

/** Opens the bytes; nothing is decoded yet, and no stream that says to have more pixels than these ever is. */
const opened = ({ c, memory, numbers, checked }: Libheif, bytes: Uint8Array, most: number) => {
  const context = c._heif_context_alloc();
  // behind the version, the pixels of a picture
  const limit = c._heif_context_get_security_limits(context) + 8;
  new DataView(memory().buffer).setBigUint64(limit, BigInt(most), true);
  const file = c._malloc(bytes.length);
  memory().set(bytes, file);
  const { pointer, get } = numbers(1);
  checked((error) =>
    c._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0),
  );
  checked((error) => c._heif_context_get_primary_image_handle(error, context, pointer));
  return { context, handle: get(0) };
};

const tilesOf = ({ c, numbers, checked }: Libheif, handle: number): Tiles => {
  // a version, then columns, rows, a tile’s size, the picture’s size; of the rest nothing is asked
  const { pointer, get } = numbers(32);
  checked((error) => c._heif_image_handle_get_image_tiling(error, handle, 0, pointer));
  const [columns, rows] = [get(1), get(2)];
  // alpha is stored in tiles of its own, or in none
  if (columns * rows > 1 && !c._heif_image_handle_has_alpha_channel(handle))
    return {
      ...{ columns, rows },
      tile: { width: get(3), height: get(4) },
      size: { width: get(5), height: get(6) },
    };
  const width = c._heif_image_handle_get_ispe_width(handle);
  const height = c._heif_image_handle_get_ispe_height(handle);
  return { columns: 1, rows: 1, tile: { width, height }, size: { width, height } };
};

/** So many at most: more than one of each kind has no use. */
const mostTurns = 16;
const kinds = { rotation: 0x69_72_6f_74, mirror: 0x69_6d_69_72, aperture: 0x63_6c_61_70 } as const;

const turnsOf = (
  { c, numbers }: Libheif,
  context: number,
  handle: number,
  { width, height }: Size,
): Turn[] => {
  const item = c._heif_image_handle_get_item_id(handle);
  const found = numbers(mostTurns);
  const count = c._heif_item_get_transformation_properties(context, item, found.pointer, mostTurns);
  const now = { width, height };
  return Array.from({ length: count }, (_, n): Turn => {
    const property = found.get(n);
    const kind = c._heif_item_get_property_type(context, item, property);
    if (kind === kinds.rotation) {
      const ccw = c._heif_item_get_property_transform_rotation_ccw(context, item, property);
      if (ccw % 180 === 90) [now.width, now.height] = [now.height, now.width];
      return { counterclockwise: ccw as 0 | 90 | 180 | 270 };
    }
    if (kind === kinds.mirror) {
      const upDown = c._heif_item_get_property_transform_mirror(context, item, property) === 0;
      return { mirrored: upDown ? "upDown" : "leftRight" };
    }
    if (kind !== kinds.aperture) throw new HeicFault("unreadable");
    const sides = numbers(4);
    const [first = 0, ...others] = [0, 4, 8, 12].map((offset) => sides.pointer + offset);
    const [second = 0, third = 0, fourth = 0] = others;
    const { width: w, height: h } = now;
    c._heif_item_get_property_transform_crop_borders(
      ...[context, item, property, w, h],
      ...[first, second, third, fourth],
    );
    // below zero it reaches beyond the picture
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((side) =>
      Math.max(0, sides.get(side) | 0),
    );
    now.width -= left + right;
    now.height -= top + bottom;
    return { left, top, right, bottom };
  });
};

/** Opens a HEIC. Throws a HeicFault where it is none, or a stream in it has more pixels than `most`. */
export const openHeic = (library: Libheif, bytes: Uint8Array, most: number): HeicFile => {
  const { c, memory, numbers, checked } = library;
  const { context, handle } = opened(library, bytes, most);
  const tiles = tilesOf(library, handle);
  const channels = c._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const options = c._heif_decoding_options_alloc();
  // its second byte: decoded as stored
  memory()[options + 1] = 1;
  const [image, stride] = [numbers(1), numbers(1)];
  const how = [rgb, interleaved[channels], options] as const;
  return {
    ...tiles,
    channels,
    turns: turnsOf(library, context, handle, tiles.size),
    read: (column, row, look) => {
      checked((error) =>
        tiles.columns * tiles.rows === 1
          ? c._heif_decode_image(error, handle, image.pointer, ...how)
          : c._heif_image_handle_decode_image_tile(
              ...[error, handle, image.pointer, ...how, column, row],
            ),
      );
      const decoded = image.get(0);
      const { channel } = interleaved;
      const width = c._heif_image_get_width(decoded, channel);
      const height = c._heif_image_get_height(decoded, channel);
      const first = c._heif_image_get_plane_readonly(decoded, channel, stride.pointer);
      if (first === 0 || width < 1 || height < 1) throw new HeicFault("unreadable");
      const pixels = memory().subarray(first, first + stride.get(0) * height);
      look({ pixels, stride: stride.get(0), width, height });
      c._heif_image_release(decoded);
    },
  };
};
