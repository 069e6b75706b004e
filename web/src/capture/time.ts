import { intl } from "#web/words/index.ts";

/** Seconds as a recorder counts them: 0:07. */
export const counted = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, "0")}`;
};

/** A day as people write it, without its year. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(intl(), { day: "numeric", month: "long" }).format(new Date(at));
