import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type ServerProcess, startServer } from "#specs/support/serverProcess.ts";

/** Ready again within this many milliseconds (R4). */
const bar = 3000;
const lanes = 4;

interface Card {
  readonly id: string;
  readonly cookie: string;
  /** The last title whose change was acknowledged, and the one that was under way. */
  title: string;
  asked: string;
}

/**
 * R4 at the product's own door: cards are started and renamed over HTTP while the server is killed with −9,
 * again and again in one data folder; every write that was answered with 200 has to be there afterwards.
 */
export const killServer = async (rounds = 20): Promise<boolean> => {
  const home = await mkdtemp(join(tmpdir(), "fanfold-kill-"));
  const port = await freePort();
  const cards: Card[] = [];
  const back: number[] = [];
  let acknowledged = 0;
  try {
    let server = await startServer(home, {}, port);
    for (let round = 0; round < rounds; round++) {
      const written = { count: 0 };
      const enough = 8 + ((round * 7) % 23);
      await writeUntilKilled(server, cards, round, written, enough);
      acknowledged += written.count;
      server = await startServer(home, {}, port);
      back.push(server.readyIn);
    }
    const lost = await missing(server, cards);
    await server.stop();
    const slowest = Math.max(...back);
    console.log(
      `kill-server: ${back.length} kills of ${rounds}, ${acknowledged} acknowledged writes on ${cards.length} cards, ${lost.length} lost; back after at most ${Math.round(slowest)} ms (bar ${bar})`,
    );
    for (const words of lost) console.log(`  lost: ${words}`);
    return (
      back.length === rounds && acknowledged >= rounds * 8 && lost.length === 0 && slowest <= bar
    );
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};

const writeUntilKilled = async (
  server: ServerProcess,
  cards: Card[],
  round: number,
  written: { count: number },
  enough: number,
): Promise<void> => {
  let killed: Promise<void> | null = null;
  const lane = async (n: number) => {
    let card: Card | null = null;
    for (let turn = 0; killed === null; turn++) {
      const title = `round ${round} lane ${n} turn ${turn}`;
      if (card !== null) card.asked = title;
      const made: Card | null = card === null ? await start(server, title) : null;
      const ok = card === null ? made !== null : await rename(server, card, title);
      if (!ok) continue; // not acknowledged: it may be there or not
      if (made !== null) {
        card = made;
        cards.push(card);
      } else if (card !== null) card.title = title;
      written.count++;
      if (written.count >= enough) killed ??= server.kill();
    }
    await killed;
  };
  await Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)));
};

const json = { "content-type": "application/json" };

const start = async (server: ServerProcess, title: string): Promise<Card | null> => {
  const answer = await fetch(`${server.address}/api/story`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ occasion: "birthday", title }),
  }).catch(() => null);
  if (!answer?.ok) return null;
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const body = (await answer.json().catch(() => null)) as { story: { id: string } } | null;
  return body === null ? null : { id: body.story.id, cookie, title, asked: title };
};

const rename = async (server: ServerProcess, card: Card, title: string): Promise<boolean> => {
  const answer = await fetch(`${server.address}/api/story/${card.id}`, {
    method: "PUT",
    headers: { ...json, cookie: card.cookie },
    body: JSON.stringify({ title }),
  }).catch(() => null);
  return answer?.ok ?? false;
};

/** Cards that are gone, or that show neither the last acknowledged title nor the one that was under way. */
const missing = async (server: ServerProcess, cards: readonly Card[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const card of cards) {
    const answer = await fetch(`${server.address}/api/story/${card.id}`, {
      headers: { cookie: card.cookie },
    });
    const body = answer.ok ? ((await answer.json()) as { story: { title: string } }) : null;
    const seen = body?.story.title;
    if (seen !== card.title && seen !== card.asked)
      lost.push(`${card.id}: ${card.title} is ${seen ?? answer.status}`);
  }
  return lost;
};
