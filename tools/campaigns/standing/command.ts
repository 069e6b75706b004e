import fc from "fast-check";
import type { Outcome } from "#core/kernel/index.ts";
import type { Real } from "./card.ts";
import { type Message, type Model, type Name, type Named, people } from "./model.ts";

/** The product's side, which can be compared with a model. */
export interface Comparable<M> {
  /** What differs between the product and the model. */
  differences(model: M): Promise<string[]>;
}
export type Command = fc.AsyncCommand<Model, Real>;
/** What a command does to both, and answers: the code that the product gave, and the one it should have given. */
export type Play<M = Model, R = Real> = (model: M, real: R) => Promise<readonly [string, string]>;
export type CallOutcome = Outcome<unknown>;

/** How often each kind of command was really played, and how each of them ended. */
export type Counts = Map<string, number>;

/** One command: when it can be played, and what it has to answer; afterwards model and product are compared. */
export const commandOf =
  <M extends object, R extends Comparable<M>>() =>
  (
    kind: string,
    words: string,
    counts: Counts,
    can: (model: M) => boolean,
    play: Play<M, R>,
  ): fc.AsyncCommand<M, R> => ({
    check: can,
    run: async (model, real) => {
      const [code, expected] = await play(model, real);
      const key = `${kind} ${code}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const wrong = await real.differences(model);
      if (code !== expected) wrong.unshift(`answers ${code}, expected ${expected}`);
      if (wrong.length > 0) throw new Error(`${words}: ${wrong.join(" | ")}`);
    },
    toString: () => words,
  });
/** One of the owner and two people, about parts and messages. */
export const command = commandOf<Model, Real>();

export const who = fc.constantFrom(...people);
export const named = fc.constantFrom<Named>("present", "present", "old", "none");
export const which = fc.nat(11);
export const always = () => true;
export const hasPart = (name: Name) => (model: Model) => model.parts.has(name);
export const hasMessages = (model: Model) => model.messages.length > 0;
export const pick = (model: Model, nth: number): Message =>
  model.messages[nth % model.messages.length] as Message;
export const idOf = (
  outcome: CallOutcome,
  at: (value: never) => { readonly id: string },
): string => (outcome.ok ? at(outcome.value as never).id : "");
