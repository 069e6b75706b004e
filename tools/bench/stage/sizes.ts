import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { groupsOf, pageParts } from "#tools/parts.ts";
import { treeshake, workerOutput } from "#tools/rooms.ts";
import { shaders } from "#tools/shaders.ts";
import type { Row } from "../measure.ts";

type Chunk = Rolldown.OutputChunk;

/** What is loaded for one kind of cover; the effects come on top of any. */
const FAMILY = /adapters\/webgl\/(?!effects)(.+)\/index\.ts$/;
const house = `${import.meta.dirname}/../../..`;

/** A worker's bundle has no helper to preload with; built as an entry of its own it would be given one, at every import. */
const noPreload: Plugin = {
  name: "no-preload-helper",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null,
  generateBundle: (_, chunks) => {
    for (const chunk of Object.values(chunks))
      if (chunk.type === "chunk")
        chunk.code = chunk.code.replace(
          /[\w$]+\(async\(\)=>\{let\{[^}]*\}=await (import\([^)]*\));return\{[^}]*\}\},\[\]\)/g,
          "$1",
        );
  },
};

const ofPage = {
  codeSplitting: {
    groups: groupsOf(pageParts.filter(({ name }) => name === "three" || name === "basis")),
  },
};

/** Bundles modules as the product does, each an entry of its own. */
const bundled = async (
  input: Record<string, string>,
  plugins: Plugin[] = [],
  parts: Rolldown.OutputOptions = ofPage,
): Promise<Map<string, Chunk>> => {
  const built = await build({
    configFile: false,
    root: house,
    plugins,
    logLevel: "error",
    worker: { format: "es" },
    build: {
      write: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        input,
        // a worker exports nothing: what its parts share comes in its own file, as the product has it
        preserveEntrySignatures: plugins.length > 0 ? "allow-extension" : "strict",
        treeshake,
        output: parts,
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])),
    ),
  );
};

const closure = (chunks: Map<string, Chunk>, from: readonly (Chunk | undefined)[]): Set<Chunk> => {
  const all = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || all.has(chunk)) return;
    all.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  for (const one of from) visit(one);
  return all;
};
const gz = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

/** P2: JavaScript that comes before a cover plays, beyond what the first page has; each family on its own. */
export const sizes = async (): Promise<Row[]> => {
  const bare = await bundled({ bare: `${house}/tools/stage-page/first/leastWorker.ts` });
  const worker = await bundled(
    { worker: `${house}/adapters/webgl/testing/worker.ts` },
    [noPreload, shaders()],
    workerOutput,
  );
  const page = await bundled({
    shell: `${house}/tools/stage-page/first/shell.ts`,
    page: `${house}/adapters/webgl/index.ts`,
  });
  const named = (chunks: Map<string, Chunk>, part: string) =>
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(part));
  const first = closure(page, [named(page, "first/shell.ts")]);
  const stage = [...closure(page, [named(page, "webgl/index.ts")])].filter(
    (one) => !first.has(one),
  );
  const serve = [...worker.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith("page/serve.ts")),
  );
  const core = closure(worker, [named(worker, "testing/worker.ts"), serve]);
  const families = [...worker.values()]
    .filter((one) => one.isDynamicEntry && FAMILY.test(one.facadeModuleId ?? ""))
    .map((entry) => ({
      name: FAMILY.exec(entry.facadeModuleId ?? "")?.[1] ?? "",
      all: closure(worker, [entry]),
    }));
  const shared = new Set(
    [...worker.values()].filter(
      (one) => core.has(one) || families.filter(({ all }) => all.has(one)).length > 1,
    ),
  );
  const baseline = gz(closure(bare, [named(bare, "first/leastWorker.ts")]));
  const rows: Row[] = [];
  for (const { name, all } of families) {
    const themes = [...page.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`webgl/${name}/themes.ts`),
    );
    // covers made elsewhere have no themes here; how they are checked comes with the first of them
    const checks = name === "exported" ? named(page, "core/domain/exported/index.ts") : undefined;
    const theirs = [...closure(page, [themes, checks])].filter((one) => !first.has(one));
    const whole = gz(new Set([...stage, ...theirs])) + gz(new Set([...core, ...all]));
    rows.push({
      what: `P2 JavaScript before a ${name} cover plays (gz)`,
      baseline,
      product: whole,
      unit: "kB",
      bar: "≤ 1.25×",
      met: whole <= baseline * 1.25,
    });
    const own = gz([...all].filter((one) => !shared.has(one)));
    rows.push({
      what: `P2 of it the family ${name} alone`,
      baseline: Number.NaN,
      product: own,
      unit: "kB",
      bar: "≤ 8 kB",
      met: own <= 8,
    });
  }
  return rows;
};
