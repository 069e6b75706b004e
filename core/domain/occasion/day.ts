/**
 * The years that an occasion may be in (F-26): a jubilee goes back a while, and what nobody alive will see is a slip of
 * the hand. Four digits each, so that days stand in order as texts.
 */
export const occasionYears = { first: 1800, last: 2199 } as const;

/** Whether a day, YYYY-MM-DD or the beginning of a moment, is in one of these years. */
export const isOccasionDay = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return year >= occasionYears.first && year <= occasionYears.last;
};
