import { useRef } from "react";

/**
 * What a picture was cut from, as it was found when its crop was opened: the whole one is put back without being asked
 * for again, so that whoever saves at once saves it.
 */
export const useSource = <Source>(find: () => Promise<Source | null>) => {
  const found = useRef<Source | null>(null);
  return {
    sourceOf: async () => {
      found.current = await find();
      return found.current;
    },
    putBack: (take: (source: Source) => void) => {
      if (found.current !== null) take(found.current);
    },
  };
};
