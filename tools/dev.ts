// The server restarts on a change, the web app replaces modules in place; both end together.
import { spawn } from "node:child_process";
import { createServer } from "vite";

const port = process.env.PORT ?? "5174";
const env = { ...process.env, PORT: port };
const server = spawn(process.execPath, ["--watch", "server/main.mjs"], { env, stdio: "inherit" });

// where vite.config.ts sends what is not of the web app
process.env.SERVER = `http://127.0.0.1:${port}`;
try {
  const web = await createServer();
  const end = async (code: number): Promise<void> => {
    process.exitCode = code;
    server.kill();
    await web.close();
  };
  server.once("exit", (code) => void end(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0));
  await web.listen();
  web.printUrls();
  web.bindCLIShortcuts({ print: true });
} catch (error) {
  server.kill();
  throw error;
}
