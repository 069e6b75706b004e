import { codeAttempts } from "#core/domain/auth/index.ts";
import { limits as table } from "#core/domain/limits/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { makeService, type TestService } from "#specs/fixtures/service.ts";
import {
  attack,
  each,
  type Guessing,
  judgedIn,
  type Victim,
  victimOf,
  type Way,
  ways,
} from "./guessing-ways.ts";

/** R10: guesses codes alone, in parallel, over ever new sign-ins and over many addresses, each round at a new site. */
export const guess = async (cases: number): Promise<Guessing> => {
  const counts: Guessing = {
    guesses: { alone: 0, parallel: 0, newSignIns: 0, spraying: 0 },
    judged: 0,
    locked: 0,
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
  address: table.wrongCodesForAddress.limit,
  network: table.wrongCodesFromNetwork.limit,
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
    ...(counts.judged + counts.locked < total ? ["guesses without an answer"] : []),
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
      `  compared with a code ${counts.judged}, answered 423 ${counts.locked}, in ${counts.contexts} sign-ins`,
      `  most tries: ${counts.mostInContext} in one sign-in (bar ${limits.context}), ${counts.mostForAddress} at one address in an hour (${limits.address}), ${counts.mostFromNetwork} from one network (${limits.network})`,
      `  right codes after the lock refused ${counts.rightAfterLock}, links that still worked ${counts.linksThatWork}, running sessions unharmed ${counts.sessionsUnharmed}`,
      ...faults.slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return faults.length === 0;
};
