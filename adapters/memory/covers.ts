import type { Covers } from "#core/service/index.ts";

const bee = {
  id: "bee_queen",
  name: "Queen bee",
  variant: "exported",
  fields: [{ key: "title", label: "Title", limit: 60 }],
  layers: [
    { path: "M-900 -336H900V336H-900Z", fill: "#FFF0BE", place: "back" },
    { path: "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z", fill: "#FFC021", place: "hero" },
  ],
  assets: {},
};

/** Covers in memory, one by default. */
export const keptCovers = (
  content: Readonly<Record<string, unknown>> = { bee_queen: bee },
): Covers => ({
  exported: async (id) => (Object.hasOwn(content, id) ? content[id] : null),
});
