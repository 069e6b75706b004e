// `npm run architecture`: names every import that the rules of the house forbid, and fails where the picture in
// docs/ is not what the code says; `-- --write` draws it anew.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawDiagram } from "./diagram.ts";
import { inspect } from "./inspect.ts";
import { planOf, rings, roomsIn } from "./rooms.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const picture = `${root}docs/architecture.svg`;

const { modules, imports, violations, edges } = await inspect(root);
for (const { rule, from, to, why } of violations)
  console.error(`${from} → ${to}\n    ${rule}: ${why}`);
console.log(`${modules} modules, ${imports} imports, ${violations.length} forbidden`);
if (violations.length > 0 || modules === 0) process.exitCode = 1;

const drawn = drawDiagram([
  { title: "The house", plan: planOf(edges, rings) },
  { title: "The authority, core/service", plan: planOf(edges, roomsIn("core/service")) },
  { title: "The web app, web/src", plan: planOf(edges, roomsIn("web/src")) },
]);
if (process.argv.includes("--write")) await writeFile(picture, drawn);
else if ((await readFile(picture, "utf8").catch(() => "")) !== drawn) {
  console.error("docs/architecture.svg shows other imports: npm run architecture -- --write");
  process.exitCode = 1;
}
