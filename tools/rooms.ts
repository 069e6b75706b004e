import type { Plugin } from "vite";
import { groupsOf, workerParts } from "./parts.ts";
import { shaders } from "./shaders.ts";

const house = new URL("../", import.meta.url).pathname;

/** Rooms whose modules do nothing by being imported: a page takes from their index what it uses, and no more. */
const quiet = [
  "core/",
  "adapters/webgl/",
  "web/src/components/",
  "web/src/slides/",
  "web/src/builder/",
  "web/src/legal/",
];
const isQuiet = (id: string) =>
  /\.tsx?$/.test(id) &&
  !id.endsWith("/worker.ts") &&
  quiet.some((room) => id.startsWith(`${house}${room}`));

/** For whoever bundles what the product bundles. */
export const treeshake = {
  moduleSideEffects: (id: string) => (isQuiet(id) ? false : undefined),
};

const empty = "\0no-panel";
/** Leaves out the panels that the registry of kinds names: what only draws slides, a worker or an embedded card, makes none. */
export const withoutPanels = (): Plugin => ({
  name: "without-panels",
  enforce: "pre",
  resolveId: (request, importer) =>
    importer?.endsWith("/kinds/registry.ts") && request.endsWith("/panel.tsx") ? empty : null,
  load: (id) => (id === empty ? "export {};" : null),
});

export const workerOutput = {
  codeSplitting: {
    // what fetches the families stays with the worker itself
    includeDependenciesRecursively: false,
    groups: groupsOf(workerParts),
  },
};

/** The stage's worker: it loads its parts when a cover asks for them. */
export const worker = {
  format: "es" as const,
  plugins: () => [shaders(), withoutPanels()],
  rolldownOptions: {
    checks: { bundlerTimings: false },
    treeshake,
    preserveEntrySignatures: "allow-extension" as const,
    output: workerOutput,
  },
};
