import { describe, expect, it } from "vitest";
import { aPart } from "#specs/fixtures/viewing.ts";
import { type DeliveryFacts, type DeliveryRecord, presentDeliveries } from "./index.ts";

const quiet: DeliveryFacts["story"] = {
  received_on: null,
  thanks_message: null,
  thanks_sent_on: null,
  thanks_account_id: null,
};
const to = (name: string, own: object = {}, hides = false): DeliveryFacts["members"][number] => ({
  role: aPart({
    id: `role of ${name}`,
    account_id: null,
    role_type: "recipient",
    join_email: `${name}@mail.test`,
    last_watched_on: null,
    delivery: "sent",
    delivery_reason: null,
    ...own,
  } as object),
  account: hides ? { email: `${name}@mail.test`, hide_my_email: true } : null,
});
const plan = (name: string, own: Partial<DeliveryRecord> = {}): DeliveryRecord =>
  ({
    id: `plan for ${name}`,
    version: 1,
    story_id: "s",
    email: `${name}@mail.test`,
    recipient_name: name,
    message: `Dear ${name}`,
    local_day: "2026-04-18",
    local_time: "09:00",
    zone: "Europe/Lisbon",
    goes_on: "2026-04-18T08:00:00.000Z",
    due_on: "2026-04-18T08:00:00.000Z",
    held_for: null,
    gone_on: null,
    created_on: "2026-03-01",
    ...own,
  }) as DeliveryRecord;
const gone = (name: string, own: Partial<DeliveryRecord> = {}) =>
  plan(name, { due_on: null, gone_on: "2026-04-18T08:00:01.000Z", ...own });

const shown = (facts: Partial<DeliveryFacts>) =>
  presentDeliveries({ story: quiet, members: [], deliveries: [], ...facts });
/** What is said of the first of these people. */
const saidOf = (members: DeliveryFacts["members"], story: Partial<DeliveryFacts["story"]> = {}) => {
  const [first] = shown({ members, story: { ...quiet, ...story } });
  return first && [first.state, first.since, first.reason];
};
const ada = (own: object = {}) => to("ada", own);
const ben = to("ben");

describe("what is planned", () => {
  it("[SEND-04] is shown with what was chosen, and with the part of who it is for", () => {
    const chosen = {
      id: "plan for ada",
      recipient_email: "ada@mail.test",
      recipient_name: "ada",
      recipient_message: "Dear ada",
      deliver_on: "2026-04-18",
      deliver_at: "09:00",
      deliver_zone: "Europe/Lisbon",
      goes_on: "2026-04-18T08:00:00.000Z",
      since: null,
      reason: null,
    };
    const unwritten = [ben, ada()].map(({ role, account }) => ({
      role: { ...role, delivery: null },
      account,
    }));
    expect(shown({ members: unwritten, deliveries: [plan("ada")] })).toEqual([
      { ...chosen, role_id: "role of ada", state: "scheduled", held_for: null },
    ]);
    expect(shown({ members: [], deliveries: [plan("ada", { held_for: "full" })] })).toEqual([
      { ...chosen, role_id: null, state: "held", held_for: "full" },
    ]);
  });

  it("[SEND-04] a part of another kind is nobody’s to be written to", () => {
    const signer = ada({ role_type: "contributor" });
    const [one, ...more] = shown({ members: [signer], deliveries: [plan("ada")] });
    expect([one?.role_id, more]).toEqual([null, []]);
  });

  it("[SEND-04] comes first, the soonest first, and at one moment as it was planned", () => {
    const deliveries = [
      plan("late", { goes_on: "2026-05-01T08:00:00.000Z" }),
      plan("second"),
      plan("third"),
      gone("ada"),
      plan("soon", { goes_on: "2026-04-01T08:00:00.000Z" }),
    ];
    expect(shown({ members: [ada(), ben], deliveries }).map((one) => one.recipient_email)).toEqual(
      ["soon", "second", "third", "late", "ada", "ben"].map((name) => `${name}@mail.test`),
    );
  });
});

describe("what has gone", () => {
  const nothing = {
    recipient_name: "",
    recipient_message: "",
    deliver_on: null,
    deliver_at: null,
    deliver_zone: null,
    goes_on: null,
  };
  const sent = {
    id: null,
    role_id: "role of ada",
    state: "sent",
    recipient_email: "ada@mail.test",
    since: null,
    held_for: null,
    reason: null,
  };

  it("[SEND-04] is there once for each person, as it was chosen last for their address", () => {
    const deliveries = [
      gone("ada", { message: "Once" }),
      gone("ada", { message: "Again", local_day: "2026-04-20" }),
      gone("ben", { message: "Other" }),
      plan("cat"),
    ];
    expect(shown({ members: [ada()], deliveries })[1]).toEqual({
      ...sent,
      recipient_name: "ada",
      recipient_message: "Again",
      deliver_on: "2026-04-20",
      deliver_at: "09:00",
      deliver_zone: "Europe/Lisbon",
      goes_on: "2026-04-18T08:00:00.000Z",
    });
  });

  it("[SEND-04] nothing was chosen for a card that was sent at once, whatever is still planned", () => {
    expect(shown({ members: [ada()] })).toEqual([{ ...sent, ...nothing }]);
    const planned = shown({ members: [ada()], deliveries: [gone("ben"), plan("ada")] });
    expect(planned[1]).toEqual({ ...sent, ...nothing });
  });

  it("[SEND-04] whoever was not written to is not there", () => {
    expect(shown({ members: [ada({ delivery: null })] })).toEqual([]);
    expect(shown({ members: [] })).toEqual([]);
  });

  it("[OPEN-60] the address of somebody who hides it is not shown, that of others is", () => {
    const open = { ...ada(), account: { email: "ada@mail.test", hide_my_email: false } };
    expect(
      shown({ members: [to("ada", {}, true), open, ben] }).map((one) => one.recipient_email),
    ).toEqual([null, "ada@mail.test", "ben@mail.test"]);
  });
});

describe("how far it came", () => {
  it.each([
    ["queued", null, ["queued", null, null]],
    ["sent", null, ["sent", null, null]],
    ["delivered", null, ["delivered", null, null]],
    ["refused", "550 at RCPT TO", ["undelivered", null, "no_mailbox"]],
    ["given_up", "452 at DATA", ["undelivered", null, "mailbox_full"]],
    ["expired", "expired", ["undelivered", null, "expired"]],
    ["given_up", null, ["undelivered", null, "unreachable"]],
  ])("[F-30] mail that is %s (%s): %j", (delivery, delivery_reason, expected) => {
    expect(saidOf([ada({ delivery, delivery_reason })])).toEqual(expected);
  });

  const watched = { last_watched_on: "2026-04-20" };
  const saved = { saved_on: "2026-04-19" };
  const received = { received_on: "2026-04-18" };
  it.each([
    ["watched it", [ada(watched)], {}, "2026-04-20"],
    ["saved it", [ada(saved)], {}, "2026-04-19"],
    ["watched it after they saved it", [ada({ ...watched, ...saved }), ben], {}, "2026-04-20"],
    ["saved it beside another", [ada(saved), ben], received, "2026-04-19"],
    [
      "watched it although the mail was said to be lost",
      [ada({ ...watched, delivery: "refused" })],
      {},
      "2026-04-20",
    ],
    ["is the only one, of a card that was opened", [ada()], received, "2026-04-18"],
    [
      "is the only one beside a signer",
      [ada(), to("ben", { role_type: "contributor" })],
      received,
      "2026-04-18",
    ],
  ])("[SEND-04] opened by who %s", (_, members, story, since) => {
    expect(saidOf(members, story)).toEqual(["opened", since, null]);
  });

  const thanks = { thanks_message: "Thank you all", thanks_sent_on: "2026-04-21" };
  const joined = { account_id: "ada" };
  it.each([
    ["the only one", [ada(watched)], thanks],
    [
      "the one with the account that thanked",
      [ada(joined), ben],
      { ...thanks, thanks_account_id: "ada" },
    ],
  ])("[SEND-04] thanked for by %s", (_, members, story) => {
    expect(saidOf(members, story as object)).toEqual(["thanked", "2026-04-21", null]);
  });

  it.each([
    ["opened, of two without an account", [ada(), ben], received],
    [
      "opened, where the other one was not written to",
      [ada(), to("ben", { delivery: null })],
      received,
    ],
    ["thanked for, of two without an account", [ada(), ben], thanks],
    [
      "thanked for, by another account",
      [ada(joined), ben],
      { ...thanks, thanks_account_id: "ben" },
    ],
    ["thanked for without a word", [ada(joined), ben], { thanks_account_id: "ada" }],
    ["opened or thanked for, where nobody did", [ada()], {}],
  ])("[SEND-04] it is not said that it was %s", (_, members, story) => {
    expect(saidOf(members, story as object)).toEqual(["sent", null, null]);
  });
});
