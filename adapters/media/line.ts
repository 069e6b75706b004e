/** Lets `places` jobs run at once; the others wait in line, so that memory has a bound. */
export const line = (places: number): (<T>(job: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (job) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
};
