import { defineParameterType } from "@cucumber/cucumber";
import type { Person } from "../cast/person.ts";
import type { Scenario } from "../world.ts";

defineParameterType({ name: "somebody", regexp: /[A-Z][a-z]+/ });

export type Place = "saved" | "group" | "send" | "settings";
const places: Readonly<Record<string, Exclude<Place, "saved">>> = {
  "the group": "group",
  sending: "send",
  "the settings": "settings",
};
defineParameterType({
  name: "goal",
  regexp: /the group|sending|the settings/,
  transformer: (words: string) => places[words],
});
defineParameterType({
  name: "sayings",
  regexp: /"[^"]*"(?:, "[^"]*")*/,
  transformer: (all: string) => all.slice(1, -1).split('", "'),
});

type Deed<Rest extends readonly unknown[]> = (person: Person, ...rest: Rest) => Promise<unknown>;
/** A step of somebody: the first name in it says who. */
const by = <Rest extends readonly unknown[]>(deed: Deed<Rest>) =>
  async function (this: Scenario, ...given: readonly unknown[]): Promise<void> {
    const [name, ...rest] = given as [string, ...Rest];
    await deed(await this.cast.person(name), ...(rest as unknown as Rest));
  };
/** Cucumber counts a step's parameters. */
export const one = (deed: Deed<[]>) => {
  const act = by(deed);
  return async function (this: Scenario, who: string): Promise<void> {
    await act.call(this, who);
  };
};
export const two = <A>(deed: Deed<[A]>) => {
  const act = by(deed);
  return async function (this: Scenario, who: string, a: A): Promise<void> {
    await act.call(this, who, a);
  };
};
export const three = <A, B>(deed: Deed<[A, B]>) => {
  const act = by(deed);
  return async function (this: Scenario, who: string, a: A, b: B): Promise<void> {
    await act.call(this, who, a, b);
  };
};
