import { stripVTControlCharacters } from "node:util";

/** A test that needed a second try, as one line: its title, what its first try said, and where in this project. */
export const triedAgain = (title: string, message = "no reason was given"): string => {
  const lines = stripVTControlCharacters(message).split("\n");
  const end = lines.findIndex((line) => /^\s*at |^\s*Call log:/.test(line));
  const said = lines.slice(0, end < 0 ? undefined : end).map((line) => line.trim());
  const from = lines.flatMap((line) => /^\s*at .*?(specs\/[^\s)]+)/.exec(line)?.[1] ?? []);
  const reason = said.filter(Boolean).join("; ");
  return `${title}: ${[reason, ...from].join(", at ")}`;
};
