import type { Live } from "#core/app/ports/index.ts";
import type { Clock } from "#core/kernel/index.ts";

/** Server-sent events read from a fetch stream: EventSource cannot send the bearer token. Polling stays the contract. */
export const fetchLive = (base: string, token: () => string | null, clock: Clock): Live => ({
  watch: (storyId, hear) => {
    const stop = new AbortController();
    const read = async () => {
      const headers = token() === null ? {} : { authorization: `Bearer ${token()}` };
      const answer = await fetch(`${base}/live/${encodeURIComponent(storyId)}`, {
        headers,
        signal: stop.signal,
      });
      if (!answer.ok || !answer.body) return;
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        if (value.includes("data: changed")) hear();
      }
    };
    const again = () =>
      void read()
        .catch(() => undefined) // a lost line: polling goes on, the line is tried again
        .then(() => {
          if (!stop.signal.aborted) clock.after(15_000, again);
        });
    again();
    return () => stop.abort();
  },
});
