import { stripVTControlCharacters } from "node:util";

/** A test that needed a second try, as one line: its title, what its first try said, and the step or test that said so. */
export const triedAgain = (title: string, message = "no reason was given"): string => {
  const lines = stripVTControlCharacters(message).split("\n");
  const end = lines.findIndex((line) => /^\s*at |^\s*Call log:/.test(line));
  const said = lines.slice(0, end < 0 ? undefined : end).map((line) => line.trim());
  // below what is shared, of this project's own files
  const from = lines.map((line) => /^\s*at .*?(specs\/[^\s)]+)/.exec(line)?.[1]).find(Boolean);
  const reason = said.filter(Boolean).join("; ");
  return `${title}: ${from === undefined ? reason : `${reason}, at ${from}`}`;
};
