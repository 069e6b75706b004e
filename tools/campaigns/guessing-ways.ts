import { codeAttempts } from "#core/domain/auth/index.ts";
import {
  type Browser,
  browser,
  newestLetter,
  refusalOf,
  signIn,
  type TestService,
} from "#specs/fixtures/service.ts";

/** R10: what guessing codes came to. */
export interface Guessing {
  readonly guesses: Record<Way, number>;
  /** Guesses that were compared with a code at all. */
  judged: number;
  /** Answered 423, which is the only other answer there is: at no moment are there so many that one gets 409. */
  locked: number;
  contexts: number;
  mostInContext: number;
  mostForAddress: number;
  mostFromNetwork: number;
  /** Right codes tried after the lock, and links of the same mails that still let their owner in. */
  rightAfterLock: number;
  linksThatWork: number;
  sessionsUnharmed: number;
  readonly wrong: string[];
}
export const ways = ["alone", "parallel", "newSignIns", "spraying"] as const;
export type Way = (typeof ways)[number];

/** Guesses of each way in a round. */
export const each = 250;

/** The victim, at home and signed in, while others guess at their address. */
export interface Victim {
  readonly email: string;
  readonly home: Browser;
}

export const victimOf = async (service: TestService, email: string): Promise<Victim> => {
  const home = browser(service);
  await signIn(service, home, email);
  return { email, home };
};

export const judgedIn = async (service: TestService, email?: string): Promise<number> =>
  (await service.store.list("auth_contexts", email === undefined ? {} : { email })).reduce(
    (sum, { attempts }) => sum + attempts,
    0,
  );

/** Never the right one: luck is not what is measured. */
const wrongCode = (right: string, n: number): string =>
  String((Number(right) + 1 + (n % 999_999)) % 1_000_000).padStart(6, "0");

/** Asks for a code; null when the address and network have had theirs. */
const ask = async (service: TestService, from: Browser, email: string) => {
  const asked = await from.api("requestCode", { body: { email } });
  if (!asked.ok) return null;
  const { code, query } = await newestLetter(service, email);
  return { context: asked.value.auth_context_id, code, query };
};

const tell = (counts: Guessing, answer: Awaited<ReturnType<typeof once>>): string => {
  const code = refusalOf(answer);
  if (code === "locked") counts.locked++;
  else if (code !== "forbidden") counts.wrong.push(`a guess was answered ${code || "with tokens"}`);
  return code;
};
const once = (from: Browser, email: string, verify_code: string, auth_context_id?: string) =>
  from.api("login", {
    body: { email, verify_code, ...(auth_context_id ? { auth_context_id } : {}) },
  });

type Attack = (
  service: TestService,
  victims: readonly Victim[],
  counts: Guessing,
) => Promise<number>;

export const attack: Readonly<Record<Way, Attack>> = {
  /** One after the other, with a new code as often as one is given. */
  alone: async (service, [victim], counts) => {
    if (!victim) return 0;
    const from = browser(service);
    let asked = await ask(service, from, victim.email);
    for (let n = 0; n < each; n++) {
      const before = await judgedIn(service, victim.email);
      const named = n % 2 === 0 ? asked?.context : undefined;
      const code = tell(
        counts,
        await once(from, victim.email, wrongCode(asked?.code ?? "0", n), named),
      );
      if (code === "locked" && n % 10 === 0)
        asked = (await ask(service, from, victim.email)) ?? asked;
      const judged = (await judgedIn(service, victim.email)) - before;
      if (judged > 1 || (code === "forbidden" && judged !== 1))
        counts.wrong.push(`a guess cost ${judged} tries`);
    }
    return each;
  },
  /** All at once from everywhere at one code; then the right one. */
  parallel: async (service, [victim], counts) => {
    if (!victim) return 0;
    const asked = await ask(service, browser(service), victim.email);
    if (!asked) return 0;
    const { code, context, query } = asked;
    for (let n = 0; n < each; n += 50) {
      const burst = Array.from({ length: 50 }, (_, m) =>
        once(browser(service), victim.email, wrongCode(code, n + m), context),
      );
      for (const answer of await Promise.all(burst)) tell(counts, answer);
    }
    const right = refusalOf(await once(browser(service), victim.email, code, context));
    if (right === "locked") counts.rightAfterLock++;
    else counts.wrong.push(`the right code after the lock: ${right || "tokens"}`);
    // the victim asks for one of their own, on a phone, and takes its link
    const phone = browser(service);
    const own = await ask(service, phone, victim.email);
    const body = {
      email: victim.email,
      auth_token: own?.query.token ?? "",
      auth_context_id: own?.context ?? "",
    };
    if (own && query.token !== own.query.token && (await phone.api("login", { body })).ok)
      counts.linksThatWork++;
    else counts.wrong.push("the victim’s own link did not work");
    return each;
  },
  /** Everywhere a sign-in of its own, all at once. */
  newSignIns: async (service, [victim], counts) => {
    if (!victim) return 0;
    const networks = await Promise.all(
      Array.from({ length: each / codeAttempts }, async () => {
        const from = browser(service);
        return { from, asked: await ask(service, from, victim.email) };
      }),
    );
    // an address gets no more codes than its limit, so the rest of them guess at the ones there are
    const given = networks.flatMap(({ asked }) => asked ?? []);
    const guesses = networks.flatMap(({ from, asked }, n) => {
      const at = asked ?? given[n % given.length];
      return Array.from({ length: codeAttempts }, (_, m) =>
        once(from, victim.email, wrongCode(at?.code ?? "0", n * 7 + m), at?.context),
      );
    });
    for (const answer of await Promise.all(guesses)) tell(counts, answer);
    return guesses.length;
  },
  /** One network, a few tries at each of many addresses. */
  spraying: async (service, victims, counts) => {
    const from = browser(service);
    for (const { email } of victims) {
      const asked = await ask(service, from, email);
      for (let n = 0; n < codeAttempts; n++)
        tell(counts, await once(from, email, wrongCode(asked?.code ?? "0", n), asked?.context));
    }
    return victims.length * codeAttempts;
  },
};
