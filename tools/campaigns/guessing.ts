import {
  codeAttempts,
  wrongCodesForAddress,
  wrongCodesFromNetwork,
} from "#core/domain/auth/index.ts";
import { minutes } from "#core/kernel/index.ts";
import {
  type Browser,
  browser,
  makeService,
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
  /** Answered 423; 409 when too many came at one moment. */
  locked: number;
  stale: number;
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
const ways = ["alone", "parallel", "newSignIns", "spraying"] as const;
type Way = (typeof ways)[number];

/** Guesses of each way in a round. */
const each = 250;

/** R10: guesses codes alone, in parallel, over ever new sign-ins and over many addresses, each round at a new site. */
export const guess = async (cases: number): Promise<Guessing> => {
  const counts: Guessing = {
    guesses: { alone: 0, parallel: 0, newSignIns: 0, spraying: 0 },
    judged: 0,
    locked: 0,
    stale: 0,
    contexts: 0,
    mostInContext: 0,
    mostForAddress: 0,
    mostFromNetwork: 0,
    rightAfterLock: 0,
    linksThatWork: 0,
    sessionsUnharmed: 0,
    wrong: [],
  };
  for (let done = 0; done < cases; done += each * ways.length) await round(counts);
  return counts;
};

/** The victim, at home and signed in, while others guess at their address. */
interface Victim {
  readonly email: string;
  readonly home: Browser;
}

const round = async (counts: Guessing): Promise<void> => {
  const service = makeService();
  let guessed = 0;
  for (const way of ways) {
    const victims = await Promise.all(
      Array.from({ length: way === "spraying" ? each / codeAttempts : 1 }, (_, n) =>
        victimOf(service, `${way}${n}@mail.test`),
      ),
    );
    service.clock.step(minutes(61)); // nothing of the sign-ups counts any more
    const before = await judgedIn(service);
    const made = await attack[way](service, victims, counts);
    counts.guesses[way] += made;
    guessed += made;
    await look(service, way, victims, before, counts);
    service.clock.step(minutes(61));
  }
  const contexts = await service.store.list("auth_contexts", {});
  counts.contexts += contexts.length;
  for (const { attempts } of contexts)
    counts.mostInContext = Math.max(counts.mostInContext, attempts);
  counts.judged += await judgedIn(service);
  if (guessed !== each * ways.length) counts.wrong.push(`a round of ${guessed} guesses`);
};

const victimOf = async (service: TestService, email: string): Promise<Victim> => {
  const home = browser(service);
  await signIn(service, home, email);
  return { email, home };
};

const judgedIn = async (service: TestService, email?: string): Promise<number> =>
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
  else if (code === "stale") counts.stale++;
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

const attack: Readonly<Record<Way, Attack>> = {
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
    const guesses = networks.flatMap(({ from, asked }, n) =>
      Array.from({ length: codeAttempts }, (_, m) =>
        once(from, victim.email, wrongCode(asked?.code ?? "0", n * 7 + m), asked?.context),
      ),
    );
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

/** How far they came, and that whoever was signed in still is. */
const look = async (
  service: TestService,
  way: Way,
  victims: readonly Victim[],
  before: number,
  counts: Guessing,
): Promise<void> => {
  const made = (await judgedIn(service)) - before;
  if (way === "spraying") counts.mostFromNetwork = Math.max(counts.mostFromNetwork, made);
  else counts.mostForAddress = Math.max(counts.mostForAddress, made);
  for (const { home } of victims) {
    const renewed = await home.api("refresh", {
      body: home.refreshToken === null ? {} : { refresh_token: home.refreshToken },
    });
    if (renewed.ok) {
      home.accessToken = renewed.value.auth.accessToken;
      home.refreshToken = renewed.value.auth.refreshToken;
    }
    if ((await home.api("readAccount", {})).ok) counts.sessionsUnharmed++;
    else counts.wrong.push("a running session was harmed");
  }
};

const limits = {
  context: 5,
  address: wrongCodesForAddress.limit,
  network: wrongCodesFromNetwork.limit,
} as const;

/** Everything that does not hold, in words. */
export const faultsOf = (counts: Guessing, cases: number): readonly string[] => {
  const total = ways.reduce((sum, way) => sum + counts.guesses[way], 0);
  return [
    ...counts.wrong,
    ...(total < cases ? [`${total} of ${cases} guesses were made`] : []),
    ...(counts.mostInContext !== limits.context
      ? [`${counts.mostInContext} tries in one sign-in`]
      : []),
    ...(counts.mostForAddress > limits.address
      ? [`${counts.mostForAddress} tries at one address in an hour`]
      : []),
    ...(counts.mostFromNetwork > limits.network
      ? [`${counts.mostFromNetwork} tries from one network in an hour`]
      : []),
    ...(counts.judged + counts.locked + counts.stale < total ? ["guesses without an answer"] : []),
    ...(counts.rightAfterLock === 0 || counts.linksThatWork === 0 || counts.sessionsUnharmed === 0
      ? ["nobody looked at the victims"]
      : []),
  ];
};

/** `npm run campaign -- guessing [CASES]` */
export const guessing = async (cases = 100_000): Promise<boolean> => {
  const counts = await guess(cases);
  const faults = faultsOf(counts, cases);
  const { alone, parallel, newSignIns, spraying } = counts.guesses;
  console.log(
    [
      `R10 guessing codes: ${alone + parallel + newSignIns + spraying} of ${cases} guesses (alone ${alone}, parallel ${parallel}, over new sign-ins ${newSignIns}, over many addresses ${spraying})`,
      `  compared with a code ${counts.judged}, answered 423 ${counts.locked}, answered 409 ${counts.stale}, in ${counts.contexts} sign-ins`,
      `  most tries: ${counts.mostInContext} in one sign-in (bar ${limits.context}), ${counts.mostForAddress} at one address in an hour (${limits.address}), ${counts.mostFromNetwork} from one network (${limits.network})`,
      `  right codes after the lock refused ${counts.rightAfterLock}, links that still worked ${counts.linksThatWork}, running sessions unharmed ${counts.sessionsUnharmed}`,
      ...faults.slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return faults.length === 0;
};
