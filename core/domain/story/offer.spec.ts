import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iso } from "#core/kernel/index.ts";
import { type CardOffer, offerLife, offerState, presentOffer } from "./index.ts";

const draft = { setup_send_complete: false, received_on: null };
const offer = (more: Partial<CardOffer> = {}): CardOffer => ({
  role_id: null,
  offered_on: iso(0),
  state: "open",
  ...more,
});

const to = (one: CardOffer | null) => ({ offer: one, offer_email: "tom@mail.test" });

describe("an offer to take a card over", () => {
  it("[ROLE-06] stands for two weeks to the millisecond, while the card is not sent", () => {
    expect(offerState(offer(), draft, offerLife - 1)).toBe("open");
    expect(offerState(offer(), draft, offerLife)).toBe("expired");
    expect(offerState(offer(), { ...draft, setup_send_complete: true }, 0)).toBe("sent");
    expect(offerState(offer(), { ...draft, received_on: iso(0) }, 0)).toBe("sent");
  });

  it("[ROLE-06] that was answered or withdrawn stays so, whatever comes after it", () => {
    const answered = fc.constantFrom(
      "accepted" as const,
      "declined" as const,
      "withdrawn" as const,
    );
    fc.assert(
      fc.property(answered, fc.boolean(), fc.nat(), (state, setup_send_complete, now) => {
        expect(offerState(offer({ state }), { ...draft, setup_send_complete }, now)).toBe(state);
      }),
    );
  });

  it("[ROLE-06, OPEN-60] is told to organisers while it is open, without the address of one of the group", () => {
    expect(presentOffer(to(offer()))?.email).toBe("tom@mail.test");
    expect(presentOffer(to(offer({ role_id: "r" })))).toEqual({
      role_id: "r",
      email: null,
      offered_on: iso(0),
    });
    expect([presentOffer(to(null)), presentOffer(to(offer({ state: "declined" })))]).toEqual([
      null,
      null,
    ]);
  });
});
