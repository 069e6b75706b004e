import { useEffect, useState } from "react";
import type { Player } from "#core/app/index.ts";
import { arrive } from "#web/slides/index.ts";

/** Loads ahead and waits for what is still on its way; answers whether that takes so long that somebody should be told. */
export const useArrival = (player: Player): boolean => {
  const [isLate, setLate] = useState(false);
  const { turn } = player;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a new slide, or the same one anew
  useEffect(() => arrive(player, setLate), [player, turn]);
  return isLate;
};
