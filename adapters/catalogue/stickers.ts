import { type Findable, finder, type Gif, gifsPerPage } from "#core/domain/search/index.ts";
import type { Gifs } from "#core/service/ports/index.ts";
import { bundledId, readOnce } from "./data.ts";

interface Sticker extends Findable {
  readonly name: string;
  readonly seconds: number;
}

/** Pixels of every sticker, each way. */
const size = 200;

const gifOf = ({ name, title, seconds }: Sticker): Gif => ({
  id: bundledId(name),
  title,
  url: `/stickers/${name}.webp`,
  mp4_url: null,
  preview_url: `/stickers/${name}.webp`,
  still_url: `/stickers/${name}-still.webp`,
  width: size,
  height: size,
  duration: seconds,
});

const stickers = readOnce("stickers.json", (bytes) => {
  const all: Sticker[] = JSON.parse(bytes.toString());
  return { find: finder(all), byId: new Map(all.map((one) => [bundledId(one.name), one])) };
});

/** The animated stickers that the product brings along (OPEN-138). */
export const bundledGifs: Gifs = {
  search: async (term, page) => {
    const found = stickers().find(term);
    return {
      source: "bundled",
      results: found.slice((page - 1) * gifsPerPage, page * gifsPerPage).map(gifOf),
      pages: Math.ceil(found.length / gifsPerPage),
    };
  },
  read: async (id) => {
    const sticker = stickers().byId.get(id);
    return sticker ? gifOf(sticker) : null;
  },
};
