import type { Live } from "#core/app/ports/index.ts";
import { fetchLine } from "./line.ts";
import { type LiveMessage, type SharedLiveParts, sharedLive } from "./shared.ts";

/** The live events of this browser's tabs, over one BroadcastChannel named `live` and one line to the server. */
export const browserLive = ({
  base,
  token,
  ...parts
}: Omit<SharedLiveParts, "line" | "channel"> & {
  readonly base: string;
  readonly token: () => string | null;
}): Live => {
  const channel = new BroadcastChannel("live");
  return sharedLive({
    ...parts,
    line: fetchLine(base, token),
    channel: {
      post: (message) => channel.postMessage(message),
      listen: (hear) =>
        channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => hear(data)),
    },
  });
};
