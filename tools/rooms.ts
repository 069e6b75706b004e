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

/** What little things the stage and its posters share on a page: one file, not one for each. */
export const basis = { name: "basis", test: /adapters\/webgl\/basis\// };

/**
 * How the stage's worker is cut: one file of what every cover is drawn with, one of what every cover of card is, and one for
 * each family. A file is a request, and a request takes as long as ten kilobytes (P5).
 */
export const workerParts = {
  codeSplitting: {
    // what fetches the families stays with the worker itself
    includeDependenciesRecursively: false,
    groups: [
      {
        name: "stage",
        test: /node_modules[\\/]three[\\/]|@fontsource|adapters\/webgl\/(basis|stage|lettering|words|flat)\/|adapters\/webgl\/page\/(serve|engine)\.|core\/domain\/cover\/title\./,
      },
      // a cake is made of its own
      {
        name: "card",
        test: /adapters\/webgl\/solid\/(framing|material|paper|scene|shaders|stars)\./,
      },
      { name: "solid", test: /adapters\/webgl\/solid\// },
      { name: "warped", test: /adapters\/webgl\/warped\// },
    ],
  },
};

/** The stage's worker: it loads its parts when a cover asks for them. */
export const worker = {
  format: "es" as const,
  plugins: () => [shaders()],
  rolldownOptions: {
    checks: { bundlerTimings: false },
    treeshake,
    preserveEntrySignatures: "allow-extension" as const,
    output: workerParts,
  },
};
