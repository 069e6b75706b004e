import {
  boxAround,
  type Findable,
  finder,
  type Gif,
  gifsPerPage,
  type Place,
  placeWith,
  type Song,
} from "#core/domain/search/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import type { AddressLookup, Catalogue } from "#core/service/index.ts";

const found = (title: string, wanted: string): Findable => ({ title, wanted, words: "" });

const gifs = Array.from({ length: 60 }, (_, at): Gif & Findable => ({
  ...found(`Party ${at + 1}`, `happy birthday, party${at === 6 ? ", cat" : ""}`),
  id: `party-${at + 1}`,
  url: `/gifs/party-${at + 1}.webp`,
  mp4_url: null,
  preview_url: `/gifs/party-${at + 1}.webp`,
  still_url: `/gifs/party-${at + 1}-still.webp`,
  width: 200,
  height: 200,
  duration: 2,
}));

const songs = ["Happy Birthday", "Canon in D", "Ode to Joy"].map((name): Song & Findable => ({
  ...found(name, "party"),
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  artist: "Traditional",
  album: null,
  cover_url: null,
  preview_url: `/songs/${name}.m4a`,
  link_url: null,
  duration: 28,
  peaks: [0.2, 0.8, 0.5, 1],
}));

const tracks = (
  [
    ["Happy Birthday", "Celebration"],
    ["Canon in D", "Romantic"],
    ["Ode to Joy", "Celebration"],
  ] as const
).map(([name, genre]): Track => {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return {
    ...{ id, name, genre, url: `/tracks/${id}.m4a`, length: 72, cover_url: null },
    ...{ composer: "Traditional", peaks: [0.2, 0.9, 0.6, 1] },
  };
});

const places = (
  [
    ["Lisbon", "PT", 38.72, -9.13],
    ["Lisburn", "GB", 54.52, -6.03],
    ["Whitby", "GB", 54.49, -0.61],
  ] as const
).map(([name, country, lat, lon]): Place & Findable => ({
  ...found(name, ""),
  ...placeWith({ id: name, name, region: null, country, lat, lon }, boxAround(lat, lon, 5)),
}));

const gifOf = ({ wanted: _wanted, words: _words, ...gif }: Gif & Findable): Gif => gif;
const songOf = ({
  title: _title,
  wanted: _wanted,
  words: _words,
  ...song
}: Song & Findable): Song => song;
const placeOf = ({
  title: _title,
  wanted: _wanted,
  words: _words,
  ...place
}: Place & Findable): Place => place;

/** One street of a directory of addresses. */
export const keptAddresses: AddressLookup = {
  suggest: async (term) =>
    ["12", "14"]
      .map((number) => ({ id: `harbour-${number}`, text: `${number} Harbour Street, Bristol` }))
      .filter(({ text }) => text.toLowerCase().includes(term.toLowerCase())),
  retrieve: async (id) =>
    /^harbour-1[24]$/.test(id)
      ? {
          address_line_1: `${id.slice(-2)} Harbour Street`,
          address_line_2: "",
          city: "Bristol",
          postcode: "BS1 4RN",
        }
      : null,
};

/** A few GIFs, songs, places and addresses in memory. */
export const keptCatalogue = (): Catalogue => {
  const source = "bundled";
  const [findGifs, findSongs, findPlaces] = [finder(gifs), finder(songs), finder(places)];
  return {
    gifs: {
      search: async (term, page) => {
        const all = findGifs(term);
        const results = all.slice((page - 1) * gifsPerPage, page * gifsPerPage).map(gifOf);
        return { source, results, pages: Math.ceil(all.length / gifsPerPage) };
      },
      read: async (id) => gifs.map(gifOf).find((one) => one.id === id) ?? null,
    },
    songs: {
      search: async (term, limit) => ({
        source,
        results: findSongs(term).slice(0, limit).map(songOf),
      }),
      read: async (id) => songs.map(songOf).find((one) => one.id === id) ?? null,
    },
    places: {
      search: async (term, limit) => ({
        source,
        results: findPlaces(term).slice(0, limit).map(placeOf),
      }),
    },
    addresses: keptAddresses,
    tracks: () => tracks,
  };
};
