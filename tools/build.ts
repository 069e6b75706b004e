import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Kept beside the built files, not among them: it is nothing to serve.
const STAMP = "dist/web.stamp";

/** One hash of everything that the built web app is made from. */
function inputs(): string {
  const hash = createHash("sha256");
  const sources = globSync("{web,core,openapi,adapters}/**", { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".spec."))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of ["package-lock.json", "vite.config.ts", "tools/words.ts", ...sources.sort()]) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

const now = inputs();
const built = existsSync("dist/web/index.html") && existsSync(STAMP) && readFileSync(STAMP, "utf8");
if (process.argv.includes("--if-stale") && built === now) {
  console.log("dist/web is up to date");
} else {
  // Imported late: a server installed without the tools starts on what was built before.
  const { build } = await import("vite");
  await build({ logLevel: process.env.CI ? "warn" : "info" });
  writeFileSync(STAMP, now);
}
