// The server restarts on a change, the web app replaces modules in place; both end together.
import { spawn } from "node:child_process";

const port = process.env.PORT ?? "5174";
const env = { ...process.env, PORT: port, SERVER: `http://127.0.0.1:${port}` };
const commands = [[process.execPath, "--watch", "server/main.ts"], ["vite"]] as const;

const children = commands.map(([command, ...args]) =>
  spawn(command, args, { env, stdio: "inherit" }),
);
const end = (code: number) => {
  for (const child of children) child.kill();
  process.exitCode = code;
};
for (const child of children) child.on("exit", (code) => end(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));
