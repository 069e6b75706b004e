import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Api } from "#core/operations/index.ts";
import type { Notice } from "#core/service/index.ts";

/** Longest silence on the line, so that proxies keep it. */
const heartbeat = 25_000;

/**
 * Server-sent events of one card: "something changed", never what. Only those who may ask for its updates
 * hear it; polling stays the contract.
 */
export const liveOf =
  (listen: (hear: (notice: Notice) => void) => () => void) =>
  async (c: Context, api: Api, storyId: string): Promise<Response> => {
    const allowed = await api("readUpdates", { path: { id: storyId } });
    if (!allowed.ok)
      return c.json(
        { code: allowed.refusal.code, message: allowed.refusal.message, errors: [] },
        403,
      );
    return streamSSE(c, async (stream) => {
      const told: string[] = [];
      let wake: () => void = () => {};
      const stop = listen((notice) => {
        if (notice.topic !== `story:${storyId}`) return;
        told.push(notice.kind);
        wake();
      });
      stream.onAbort(() => {
        stop();
        wake();
      });
      await stream.writeSSE({ event: "open", data: "" });
      while (!stream.aborted) {
        const kind = told.shift();
        if (kind !== undefined) await stream.writeSSE({ event: kind, data: "changed" });
        else
          await new Promise<void>((resolve) => {
            const timer = setTimeout(() => {
              void stream.writeSSE({ event: "beat", data: "" }).catch(() => undefined);
              resolve();
            }, heartbeat);
            timer.unref();
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
      }
      stop();
    });
  };
