// JavaScript, as all that runs before the process is started anew: to take its types away costs more than the start (P12).

/**
 * What glibc is told of memory. By itself it keeps up to eight heaps a core, and lets large blocks, which are given back
 * when they are freed, grow into those heaps once a large picture has been freed: a server that has developed a few of 50
 * megapixels never becomes small again (R14).
 */
const settings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};

/**
 * Starts this program anew in its own process with these settings, since glibc reads them once, when a process begins.
 * Whoever has set one of them themselves is left alone, and so is a process that talks to another one.
 */
export const settleAllocator = () => {
  const { platform, env, execPath, execArgv, argv } = process;
  const isSettled = Object.keys(settings).some((name) => env[name] !== undefined);
  if (platform !== "linux" || isSettled || process.connected || !process.execve) return;
  // Node warns that `execve` may still change; nobody who starts a server can do anything about it
  process.removeAllListeners("warning");
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...settings });
};
