import type { Swarm } from "#core/domain/cover/index.ts";

const sizes = { scale: 1, scaleMobile: 1, scaleDots: 0.7 };

/** Blossoms, leaves and dots: how many in a wide picture, and in one that stands upright. */
export const swarm = (nb: number, nbMobile: number, assets: string, dots: string): Swarm => ({
  assets: assets.split(" ") as Swarm["assets"],
  nb,
  nbMobile,
  ...sizes,
  dotsColors: dots.split(" "),
});

/** What grows along the edge. */
export const edge = (nb: number, assets: string, dots: string) => ({
  name: "BorderEdge" as const,
  ...swarm(nb, 100, assets, dots),
});
