import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildServer, noteSources } from "./serverBuild.ts";

// Kept beside the built files, not among them: it is nothing to serve.
const STAMP = "dist/web.stamp";
const STILLS = "dist/still";

/** One hash of everything that the built web app and the built server are made from. */
function inputs(): string {
  const hash = createHash("sha256");
  const sources = globSync("{web,core,openapi,adapters,server}/**", { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".spec."))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of [
    "package-lock.json",
    "vite.config.ts",
    "tools/words.ts",
    "tools/old.ts",
    "tools/parts.ts",
    "tools/rooms.ts",
    "tools/shaders.ts",
    "tools/preloads.ts",
    "tools/embed.ts",
    "tools/serverBuild.ts",
    ...sources.sort(),
  ]) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * What is painted before any script runs (P3): the landing page as it is, and what paints a card's page; the server
 * puts them into its pages.
 */
async function writeStills(build: typeof import("vite")["build"]): Promise<void> {
  await build({
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir: `../${STILLS}`,
      manifest: false,
      sourcemap: false,
      minify: true,
      rolldownOptions: {
        input: { landing: "web/src/still/landing.tsx", recipient: "web/src/still/recipient.tsx" },
      },
    },
  });
  const made = pathToFileURL(`${STILLS}/landing.js`).href;
  const { still } = (await import(made)) as typeof import("../web/src/still/landing.tsx");
  for (const tiers of ["on", "off"] as const)
    writeFileSync(`${STILLS}/landing-${tiers}.html`, still(Date.now(), tiers));
}

const now = inputs();
const isThere = ["dist/web/index.html", "dist/server/run.js", STAMP].every((file) =>
  existsSync(file),
);
const built = isThere && readFileSync(STAMP, "utf8");
if (process.argv.includes("--if-stale") && built === now) {
  noteSources();
} else {
  // Imported late: a server installed without the tools starts on what was built before.
  const { build } = await import("vite");
  const isAsked = !process.argv.includes("--if-stale");
  if (!isAsked) console.log("Building the web app, once for this version…");
  await build({ logLevel: isAsked && !process.env.CI ? "info" : "warn" });
  const { embedBuild } = await import("./embed.ts");
  await build(embedBuild());
  await writeStills(build);
  await buildServer(build);
  writeFileSync(STAMP, now);
}
