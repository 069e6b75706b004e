import { operations } from "#core/operations/index.ts";
import { askEverything } from "#specs/access/asked.ts";
import { served } from "#specs/access/asking.ts";

/** `npm run campaign -- access`: the specification’s fewest questions unless it is told another number. */
export const access = async (fewest = 1500): Promise<boolean> => {
  const { asked, cells, wrong } = await askEverything();
  const all = Object.keys(operations).length;
  console.log(
    [
      `R1 access: ${asked} questions of who may do what, about ${served.length} calls that are served, of ${all}`,
      `  ${[...cells].map(([what, times]) => `${what} × ${times}`).join(", ")}`,
      `  wrong ${wrong.length}`,
      ...wrong.slice(0, 20).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return asked >= fewest && wrong.length === 0;
};
