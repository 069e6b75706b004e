import type { AnswerOf, InputOf, OperationId } from "#core/operations/index.ts";
import type { Person, Stage } from "./stage.ts";

export const organiser = "ada@example.com";
export const contributor = "ben@example.com";
export const recipient = "grace@example.com";
export const invited = "dan@example.com";
export const guests = ["fay@example.com", "gil@example.com", "hal@example.com"] as const;
const names = {
  [organiser]: { first_name: "Ada", last_name: "King" },
  [contributor]: { first_name: "Ben", last_name: "Okafor" },
  [recipient]: { first_name: "Grace", last_name: "Hopper" },
  [invited]: { first_name: "Dan", last_name: "Lind" },
  [guests[0]]: { first_name: "Fay", last_name: "Iwu" },
  [guests[1]]: { first_name: "Gil", last_name: "Roth" },
  [guests[2]]: { first_name: "Hal", last_name: "Sato" },
} as const;
export const nameOf = (email: keyof typeof names) => names[email];

/** Asks, and keeps the first question of each kind with its answer. */
export type Ask = <K extends OperationId>(
  who: Person,
  id: K,
  input: InputOf<K>,
) => Promise<AnswerOf<K>>;

/** Signs up with the mailed code. */
export const signUp = async (stage: Stage, ask: Ask, who: Person, email: keyof typeof names) => {
  const name = names[email];
  const { auth_context_id } = await ask(who, "requestCode", { body: { email, ...name } });
  const { code } = await stage.letter(email);
  const proof = { email, verify_code: code ?? "", auth_context_id };
  const { auth } = await ask(who, "register", { body: { ...proof, ...name } });
  who.auth = auth;
};

/** Takes the next tokens, after some time has passed. */
export const renew = async (ask: Ask, who: Person): Promise<void> => {
  const { auth } = await ask(who, "refresh", {
    body: { refresh_token: who.auth?.refreshToken ?? "" },
  });
  who.auth = auth;
};
