import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Caller, hearing } from "#core/service/index.ts";
import type { Translator } from "#core/service/ports/index.ts";
import { refusalResponse } from "./wire/write.ts";

/** Longest silence on the line, so that proxies keep it. */
const heartbeat = 25_000;

/**
 * Server-sent events of one card: "something changed", never what. Only those who may ask for its updates hear it,
 * judged whenever something is told and with every beat: the line of whoever is shut out, or signed out, ends.
 * Polling stays the contract.
 */
export const liveOf =
  (open: ReturnType<typeof hearing>, translator: Translator) =>
  async (c: Context, caller: Caller, storyId: string): Promise<Response> => {
    const opened = await open(caller, storyId);
    if (!opened.ok) return refusalResponse(opened.refusal, () => translator.in(caller.languages));
    const { mayHear, listen } = opened.value;
    return streamSSE(c, async (stream) => {
      let told: (string | null)[] = [];
      let wake: () => void = () => {};
      const stop = listen((kind) => {
        told.push(kind);
        wake();
      });
      stream.onAbort(() => {
        stop();
        wake();
      });
      try {
        await stream.writeSSE({ event: "open", data: "" });
        while (!stream.aborted) {
          if (told.length === 0) await waitFor((run) => (wake = run));
          if (stream.aborted) break;
          const news = told;
          told = [];
          if (!(await mayHear())) break;
          if (news.length === 0) await stream.writeSSE({ event: "beat", data: "" });
          for (const kind of news)
            if (kind !== null) await stream.writeSSE({ event: kind, data: "changed" });
        }
      } finally {
        stop();
      }
    });
  };

/** Until something is told, or a beat is due. */
const waitFor = (onWake: (run: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, heartbeat);
    timer.unref();
    onWake(() => {
      clearTimeout(timer);
      resolve();
    });
  });
