import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Ends a process and waits for its end. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill();
  await gone;
};

/** A screen that nobody sees, for browsers that draw WebGL only on one. */
export const startScreen = async (): Promise<{ display: string; close(): Promise<void> }> => {
  const child = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [number] = await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("Xvfb did not start."))),
  ]);
  return { display: `:${String(number).trim()}`, close: () => end(child) };
};
