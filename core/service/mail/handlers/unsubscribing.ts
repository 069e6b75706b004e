import { peopleWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { readWayOut } from "../unsubscribing.ts";

const noSuchToken = () => refused("notFound", peopleWords.noWayOut);

/** Robots follow links: reading says what a press would do, and does nothing (R11). */
export const readUnsubscription: Handler<"readUnsubscription"> = async (context, { path }) => {
  const way = readWayOut(context.secrets, path.token);
  if (way === null) return noSuchToken();
  const row = await context.store.find("unsubscriptions", way.id);
  return done({ unsubscription: { from: way.subscription, unsubscribed: row !== null } });
};

/** Once is enough: mail programs and people may both press. */
export const unsubscribe: Handler<"unsubscribe"> = async (context, { path }) => {
  const way = readWayOut(context.secrets, path.token);
  if (way === null) return noSuchToken();
  if ((await context.store.find("unsubscriptions", way.id)) === null) {
    context.work.add("unsubscriptions", { id: way.id, version: 1, created_on: context.today });
    told(context, "unsubscribed", way.subscription);
  }
  return done({ unsubscription: { from: way.subscription, unsubscribed: true } });
};

export const resubscribe: Handler<"resubscribe"> = async (context, { path }) => {
  const way = readWayOut(context.secrets, path.token);
  if (way === null) return noSuchToken();
  context.work.remove("unsubscriptions", { id: way.id });
  told(context, "resubscribed", way.subscription);
  return done({ unsubscription: { from: way.subscription, unsubscribed: false } });
};

const told = ({ reporter }: Context, event: string, from: string): void =>
  reporter.event(event, { from });
