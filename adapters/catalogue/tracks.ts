import type { Track } from "#core/domain/soundtrack/index.ts";

const interim = ["happy-birthday", "canon-in-d", "ode-to-joy", "greensleeves"].map(
  (id): Track => ({
    id,
    name: id,
    genre: "Acoustic",
    url: `/songs/${id}.m4a`,
    length: 28,
    cover_url: null,
  }),
);
export const bundledTracks = (): readonly Track[] => interim;
