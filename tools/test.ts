// `npm test`: every check and every test. The last line is the sum; one failure fails the run.
// `npm test -- unit types` runs only the steps whose names begin so, `npm test -- quick` all but those with pages.
import { fileURLToPath } from "node:url";
import { steps, testRun, width } from "./checks/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({ name, pages }) =>
    wanted.length === 0 ||
    wanted.some((word) => (word === "quick" ? pages !== true : name.startsWith(word))),
);
const names = new Set(chosen.map(({ name }) => name));
const alone = chosen.map((step) => ({
  ...step,
  after: (step.after ?? []).filter((name) => names.has(name)),
}));

process.exitCode = await testRun(alone, root, width);
