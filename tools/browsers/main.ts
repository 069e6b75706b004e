/**
 * `npm run browsers [-- firefox webkit chromium] [-- --rounds 3]`: the main journey in every engine that people use
 * (R25), against a server of its own. Prints a line for each step; a step that fails leaves a picture of every tab.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort, startServer } from "#specs/support/serverProcess.ts";
import { anyChromium, type Driven, firefox, webkit } from "./driver/index.ts";
import { journey } from "./journey.ts";
import { startLine } from "./line.ts";
import { Visitor } from "./visitor.ts";

const engines: Readonly<Record<string, () => Promise<Driven>>> = {
  chromium: anyChromium,
  firefox,
  webkit,
};
const reports = "reports/browsers";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "1" } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(engines);

/** Plays the journey once; answers whether it went to its end. */
const play = async (engine: string, browser: Driven): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-browsers-"));
  const line = await startLine();
  const server = await startServer(folder, { ADDRESS: line.address }, await freePort());
  line.to(server.address);
  const site = { address: line.address, server: server.address };
  const arrives = async (name: string) => new Visitor(name, await browser.newcomer(), site);
  const cast = {
    priya: await arrives("Priya"),
    sam: await arrives("Sam"),
    grace: await arrives("Grace"),
    line,
  };
  const people = [cast.priya, cast.sam, cast.grace];
  let done = 0;
  try {
    for (const { told, does } of journey) {
      const began = performance.now();
      const more = await does(cast);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`✓ ${browser.called}: ${told}  ${seconds} s${more ? `  (${more})` : ""}`);
      done += 1;
    }
    const errors = people.flatMap(({ tab }) => tab.errors);
    if (errors.length > 0) throw new Error(`Errors that nobody caught:\n${errors.join("\n")}`);
    return true;
  } catch (error) {
    console.log(`✗ ${browser.called}: ${journey[done]?.told ?? "the pages' consoles"}`);
    console.log(error);
    await mkdir(reports, { recursive: true });
    for (const { name, tab } of people) {
      const path = join(reports, `${engine}-${name}.png`);
      const shot = await tab.screenshot().catch(() => null); // a page that hangs hides no failure
      if (shot) await writeFile(path, shot);
      console.log(`  look at ${path}  (${await tab.url().catch(() => "nowhere")})`);
    }
    return false;
  } finally {
    await server.stop();
    await line.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const sums: string[] = [];
let isWhole = true;
for (const engine of wanted) {
  const start = engines[engine];
  if (start === undefined)
    throw new Error(`Which browser? One of: ${Object.keys(engines).join(", ")}`);
  let went = 0;
  let called = engine;
  for (let round = 0; round < Number(values.rounds); round++) {
    const browser = await start();
    called = browser.called;
    try {
      if (await play(engine, browser)) went += 1;
    } finally {
      await browser.close();
    }
  }
  isWhole &&= went === Number(values.rounds);
  sums.push(`${called}: ${went} of ${values.rounds} journeys of ${journey.length} steps`);
}
console.log(`\n${sums.join("\n")}`);
if (!isWhole) process.exitCode = 1;
