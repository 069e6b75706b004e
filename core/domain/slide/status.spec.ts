import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  awaitsApproval,
  awaitsOwner,
  changedSinceApproved,
  isHeldForApproval,
  type MessageEvent,
  type MessageState,
  mayRedraw,
  messageStateAfter,
  messageStateOf,
  statusOf,
} from "./index.ts";

const calm = { held: false, full: false };
const held = { held: true, full: false };
const full = { held: false, full: true };

describe("a message's standing", () => {
  it("is pending until it is sent, then held or at once in the card [OPEN-96] [MODER-03]", () => {
    expect(messageStateOf({ status: "pending", sent_on: null })).toBe("stored");
    expect(messageStateOf({ status: "pending", sent_on: "2026-03-01" })).toBe("waiting");
    expect(messageStateAfter("stored", "send", calm)).toBe("approved");
    expect(messageStateAfter("stored", "send", held)).toBe("moderated");
  });

  it("waits for room in a full card and is never refused [OPEN-149]", () => {
    expect(messageStateAfter("stored", "send", full)).toBe("waiting");
    expect(messageStateAfter("moderated", "approve", full)).toBe("waiting");
    expect(messageStateAfter("waiting", "admit", full)).toBe("waiting");
    expect(messageStateAfter("waiting", "admit", calm)).toBe("approved");
    expect(messageStateAfter("stored", "send", { held: true, full: true })).toBe("moderated");
  });

  it("goes back to the owner when its author changes it under moderation [MODER-04] [OPEN-97]", () => {
    expect(messageStateAfter("approved", "edit", held)).toBe("moderated");
    expect(messageStateAfter("waiting", "edit", held)).toBe("moderated");
    expect(messageStateAfter("approved", "edit", calm)).toBe("approved");
    expect(changedSinceApproved({ status: "moderated", approved_on: "2026-03-01" })).toBe(true);
    expect(changedSinceApproved({ status: "moderated", approved_on: null })).toBe(false);
    expect(changedSinceApproved({ status: "approved", approved_on: "2026-03-01" })).toBe(false);
  });

  it("goes back to the owner when its author changes what was rejected [MODER-03]", () => {
    expect(messageStateAfter("rejected", "edit", calm)).toBe("moderated");
    expect(messageStateAfter("rejected", "send", calm)).toBe("rejected");
    expect(messageStateAfter("rejected", "approve", calm)).toBe("approved");
  });

  const happening = fc.constantFrom<MessageEvent>("send", "edit", "approve", "reject", "admit");
  const steps = fc.array(
    fc.record({
      happening,
      circumstances: fc.record({ held: fc.boolean(), full: fc.boolean() }),
    }),
    { maxLength: 12 },
  );

  it("never enters a full card, a held one only by approval, an unsent one never [PAY-02] [MODER-04]", () => {
    let entered = 0;
    fc.assert(
      fc.property(steps, (history) => {
        let standing: MessageState = "stored";
        for (const { happening, circumstances } of history) {
          const next = messageStateAfter(standing, happening, circumstances);
          if (next === "approved" && standing !== "approved") {
            entered++;
            expect(circumstances.full).toBe(false);
            if (circumstances.held) expect(["approve", "admit"]).toContain(happening);
          }
          if (standing === "stored" && happening !== "send") expect(next).toBe("stored");
          if (standing !== "stored") expect(next).not.toBe("stored");
          // What happened twice under the same circumstances happened once.
          expect(messageStateAfter(next, happening, circumstances)).toBe(next);
          standing = next;
        }
      }),
      { numRuns: 2000 },
    );
    expect(entered).toBeGreaterThan(500);
  });

  it("is kept as one of the four statuses [OPEN-96]", () => {
    expect(statusOf("stored")).toBe("pending");
    expect(statusOf("waiting")).toBe("pending");
    for (const status of ["moderated", "approved", "rejected"] as const) {
      expect(statusOf(status)).toBe(status);
      expect(messageStateOf({ status, sent_on: "2026-03-01" })).toBe(status);
    }
    expect(awaitsOwner({ status: "pending", sent_on: null })).toBe(false);
    expect(awaitsOwner({ status: "pending", sent_on: "2026-03-01" })).toBe(true);
  });

  it.each([
    ["stored", [true, true, true, true]],
    ["waiting", [true, false, true, false]],
    ["approved", [true, false, true, false]],
    ["moderated", [true, true, true, true]],
    ["rejected", [false, false, false, false]],
  ] as const)(
    "%s, its picture is replaced alone where it would stay: %j [F-05]",
    (standing, may) => {
      const all = [calm, held, full, { held: true, full: true }];
      expect(all.map((circumstances) => mayRedraw(standing, circumstances))).toEqual(may);
    },
  );

  it("waits for approval while it is held, by whomever it was sent [OPEN-170]", () => {
    const statuses = ["pending", "moderated", "approved", "rejected"] as const;
    expect(statuses.filter((status) => awaitsApproval({ status }))).toEqual(["moderated"]);
    expect(statuses.filter((status) => awaitsOwner({ status, sent_on: "2026-03-01" }))).toEqual([
      "pending",
      "moderated",
    ]);
    expect(messageStateAfter("approved", "approve", full)).toBe("approved");
    expect(messageStateAfter("moderated", "admit", calm)).toBe("moderated");
    expect(messageStateAfter("moderated", "edit", calm)).toBe("moderated");
  });
});

it("[BUILD-11] with moderation on a message that is no longer among the approved ones is held for approval", () => {
  const slides = [
    { id: "one", status: "approved" },
    { id: "two", status: "moderated" },
  ] as never;
  const held = (id: string, content_moderation?: boolean) =>
    isHeldForApproval(id, { content_moderation, slides });
  expect(["one", "two", "gone"].map((id) => held(id, true))).toEqual([false, true, true]);
  expect(["one", "two", "gone"].map((id) => held(id, false))).toEqual([false, false, false]);
  expect(held("two")).toBe(false);
});
