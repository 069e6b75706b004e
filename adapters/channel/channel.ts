import type { Channel, Locks, TabMessage } from "#core/app/ports/index.ts";

/** The tabs of this browser over one BroadcastChannel named `session` (OPEN-58). */
export const broadcastChannel = (): Channel => {
  const channel = new BroadcastChannel("session");
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const on = (event: MessageEvent<TabMessage>) => hear(event.data);
      channel.addEventListener("message", on);
      return () => channel.removeEventListener("message", on);
    },
  };
};

/** Web Locks where the page may use them, else one queue in this tab. */
export const webLocks = (): Locks => ({
  run: (name, job) =>
    "locks" in navigator ? (navigator.locks.request(name, job) as ReturnType<typeof job>) : job(),
});
