import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Caller, Hearing, hearing } from "#core/service/index.ts";
import type { Translator } from "#core/service/ports/index.ts";
import { refusalResponse } from "./wire/write.ts";

/** Longest silence on the line, so that proxies keep it. */
const heartbeat = 25_000;
/** Cards that one line tells of: as many as one browser has tabs of. */
const mostCards = 20;

interface News {
  readonly id: string;
  /** null where only the permission is to be looked at anew. */
  readonly kind: string | null;
}

/** The cards of one line that its browser may still hear of. */
const lineOf = (cards: ReadonlyMap<string, Hearing>) => {
  const open = new Map(cards);
  let told: News[] = [];
  let wake: () => void = () => {};
  const stops = new Map(
    [...cards].map(([id, card]) => [
      id,
      card.listen((kind) => {
        told.push({ id, kind });
        wake();
      }),
    ]),
  );
  const close = (id: string) => {
    open.delete(id);
    stops.get(id)?.();
  };
  return {
    hasCards: () => open.size > 0,
    wake: () => wake(),
    next: async (): Promise<readonly News[]> => {
      if (told.length === 0) await waitFor((run) => (wake = run));
      const news = told;
      told = [];
      // of a silent line every card is looked at, else those that something was told of
      const asked = news.length === 0 ? [...open.keys()] : news.map(({ id }) => id);
      for (const id of new Set(asked)) if ((await open.get(id)?.mayHear()) !== true) close(id);
      return news.filter(({ id }) => open.has(id));
    },
    stop: () => {
      for (const id of cards.keys()) close(id);
      wake();
    },
  };
};

/**
 * Server-sent events of some cards, their ids with commas between: "something changed" and where, never what. Only
 * those who may ask for a card's updates hear of it, judged whenever something is told and with every beat: the line
 * of whoever is shut out, or signed out, tells no more, and ends with its last card. Polling stays the contract.
 */
export const liveOf =
  (open: ReturnType<typeof hearing>, translator: Translator) =>
  async (c: Context, caller: Caller, storyIds: string): Promise<Response> => {
    const ids = [...new Set(storyIds.split(","))].slice(0, mostCards);
    const asked = await Promise.all(ids.map(async (id) => [id, await open(caller, id)] as const));
    const cards = new Map(asked.flatMap(([id, card]) => (card.ok ? [[id, card.value]] : [])));
    const refusal = asked.flatMap(([, card]) => (card.ok ? [] : [card.refusal])).at(0);
    if (cards.size === 0 && refusal)
      return refusalResponse(refusal, () => translator.in(caller.languages));
    return streamSSE(c, async (stream) => {
      const line = lineOf(cards);
      stream.onAbort(line.stop);
      try {
        await stream.writeSSE({ event: "open", data: "" });
        while (!stream.aborted) {
          const news = await line.next();
          if (stream.aborted || !line.hasCards()) break;
          if (news.length === 0) await stream.writeSSE({ event: "beat", data: "" });
          for (const { id, kind } of news)
            if (kind !== null) await stream.writeSSE({ event: kind, data: `changed ${id}` });
        }
      } finally {
        line.stop();
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
