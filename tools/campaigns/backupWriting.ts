import { Readable } from "node:stream";
import type { Store, StreamingObjects } from "#core/service/index.ts";
import { add, aMedium } from "#specs/contracts/records.ts";
import type { ServerProcess } from "#specs/support/serverProcess.ts";

/** How many write cards at once. */
export const lanes = 4;

export interface Card {
  readonly id: string;
  /** Opens the card for the visitor who began it: good only with the server's secret. */
  readonly cookie: string;
  /** Changes of its title that were acknowledged. */
  turn: number;
}
/** What a server has acknowledged so far. */
export interface Written {
  readonly cards: Card[];
  /** Media by id, with the key of their file. */
  readonly media: Map<string, string>;
  acknowledged: number;
}

/** Begins cards one after the other and renames each again and again, while it is `going`. */
export const writeCards = async (
  server: ServerProcess,
  written: Written,
  lane: number,
  going: () => boolean,
): Promise<void> => {
  // a connection that breaks is a write that was not acknowledged
  const send = (method: string, where: string, title: string, cookie?: string) =>
    fetch(`${server.address}/api${where}`, {
      method,
      headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
      body: JSON.stringify({ title, ...(method === "POST" ? { occasion: "birthday" } : {}) }),
    }).catch(() => Response.error());
  while (going()) {
    const answer = await send("POST", "/story", `lane ${lane} turn 0`);
    if (!answer.ok) {
      // what one address may begin is limited: the last card goes on
      await answer.body?.cancel();
      const last = written.cards.filter((_, n) => n % lanes === lane % lanes).at(-1);
      if (last) await rename(send, last, written, lane, going);
      continue;
    }
    const { story } = (await answer.json()) as { story: { id: string } };
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const card: Card = { id: story.id, cookie, turn: 0 };
    written.cards.push(card);
    written.acknowledged++;
    await rename(send, card, written, lane, going);
  }
};

const rename = async (
  send: (method: string, where: string, title: string, cookie: string) => Promise<Response>,
  card: Card,
  written: Written,
  lane: number,
  going: () => boolean,
): Promise<void> => {
  for (let n = 0; n < 25 && going(); n++) {
    const turn = card.turn + 1;
    const answer = await send("PUT", `/story/${card.id}`, `lane ${lane} turn ${turn}`, card.cookie);
    await answer.body?.cancel();
    if (!answer.ok) continue;
    card.turn = turn;
    written.acknowledged++;
  }
};

/** Photos as the server keeps them: the file first, then the row that names it. */
export const writeMedia = async (
  store: Store,
  objects: StreamingObjects,
  written: Written,
  going: () => boolean,
): Promise<void> => {
  for (let n = 0; going(); n++) {
    const key = `media/photo-${n}.webp`;
    // of today: what nobody has used for long is taken away while the server runs (F-19)
    const created_on = new Date().toISOString();
    const medium = aMedium({ source_key: `uploads/photo-${n}`, key, created_on });
    const bytes = bytesOf(key);
    await objects.putFrom(key, Readable.from([bytes]), "image/webp", bytes.length);
    await store.commit(add("media", medium), []);
    written.media.set(medium.id, key);
    written.acknowledged++;
    await new Promise((go) => setTimeout(go, 50));
  }
};

/** What the file under a key holds. */
export const bytesOf = (key: string): Buffer => Buffer.from(key.repeat(500));
