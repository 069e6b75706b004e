import { limits } from "#core/domain/limits/index.ts";
import { invitationMaximum } from "#core/domain/role/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { cardOf, person } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

export interface Mailing {
  tries: number;
  mails: number;
  refused: number;
  /** Refusals that say when to try again. */
  later: number;
  readonly wrong: string[];
}

/** Addresses and words that would be headers of their own, if anything let them. */
const injections = [
  "a@mail.test\r\nBcc: b@mail.test",
  "a@mail.test\nSubject: x",
  "a@mail.test,b@mail.test",
];

/** R17: one person invites, nudges, sends, thanks and asks for codes in bulk, in one day. */
export const mailInBulk = async (tries: number): Promise<Mailing> => {
  const service = makeService();
  const mallory = await person(service, "Mallory", { last_name: "X\r\nBcc: b@mail.test" });
  const story = await cardOf(service, mallory, { product_tier: "unlimited" });
  const counts: Mailing = { tries: 0, mails: 0, refused: 0, later: 0, wrong: [] };
  const query = { story_id: story.id };
  const invite = (join_emails: string[]) =>
    mallory.api("invite", { query, body: { join_emails, role_type: "contributor" } });
  const tooMany = await invite(
    Array.from({ length: invitationMaximum + 1 }, (_, n) => `m${n}@mail.test`),
  );
  if (
    tooMany.ok ||
    inEnglish(tooMany.refusal.message) !== inEnglish(peopleWords.tooManyInvitations("Fanfold"))
  )
    counts.wrong.push("the 51st invitation was not refused with its words");
  for (const address of injections)
    if ((await invite([address])).ok) counts.wrong.push(`invited ${JSON.stringify(address)}`);
  const [victim, token] = ["victim@mail.test", story.tokens.recipient ?? ""];
  const asks = [
    () => invite([victim]),
    (n: number) => invite([`p${n}@mail.test`]),
    () => mallory.api("nudgeAll", { path: { id: story.id } }),
    () =>
      mallory.api("sendStory", {
        path: { id: story.id },
        body: { recipient_email: victim, recipient_name: "V\r\nBcc: b@mail.test" },
      }),
    (n: number) =>
      mallory.api("thank", { path: { token }, body: { thanks_message: `Thanks ${n}` } }),
    () => mallory.api("requestCode", { body: { email: victim } }),
  ];
  for (; counts.tries < tries; counts.tries++) {
    const answer = await (asks[counts.tries % asks.length] as (typeof asks)[number])(counts.tries);
    if (answer.ok) continue;
    counts.refused++;
    const { code, retryAfter } = answer.refusal;
    if ((code === "limited" || code === "locked") && (retryAfter ?? 0) > 0) counts.later++;
  }
  const mails = await service.store.list("mails", {});
  counts.mails = mails.length;
  const most = (kind: string, to: string, limit: number) => {
    const sent = mails.filter((mail) => mail.kind === kind && mail.to_email === to).length;
    if (sent > limit) counts.wrong.push(`${sent} ${kind} to ${to}, ${limit} allowed`);
  };
  most("invitation", victim, limits.invitationToCard.limit);
  most("nudge", victim, limits.nudge.limit);
  most("card", victim, limits.cardToAddress.limit);
  most("code", victim, limits.codes.limit);
  most("thanks", mallory.account.email, limits.noticesOfPair.limit);
  const own = mails.filter(({ kind }) => ["invitation", "nudge", "card"].includes(kind)).length;
  if (own > limits.mailsOfSender.limit) counts.wrong.push(`${own} mails of one sender`);
  for (const { subject, to_email } of mails)
    if (/[\r\n]/.test(subject + to_email))
      counts.wrong.push(`a header in ${JSON.stringify(subject)}`);
  return counts;
};

/** `npm run campaign -- mailing [TRIES]` */
export const mailing = async (tries = 1000): Promise<boolean> => {
  const { mails, refused, later, wrong, tries: made } = await mailInBulk(tries);
  console.log(
    [
      `R17 mailing in bulk: ${made} of ${tries} tries in one day, ${mails} mails, ${refused} refused, ${later} of them with when to try again`,
      ...wrong.slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return wrong.length === 0 && made === tries && refused === later && refused > 0;
};
