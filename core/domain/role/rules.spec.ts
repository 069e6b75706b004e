import { describe, expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import {
  checkInvitations,
  joinAgain,
  joinStatus,
  mayBeNudged,
  mayBeWithdrawn,
  nudgedLately,
  ownerMayChange,
  RoleStatus,
  signsFreely,
  statusAfter,
} from "./index.ts";

const part = (
  role_type: "owner" | "contributor" | "viewer" | "recipient" | null,
  status: "active" | "pending" | "requested" | "rejected",
) => ({ role_type, status, nudged_on: null });

describe("inviting", () => {
  const fifty = Array.from({ length: 50 }, (_, n) => `p${n}@mail.test`);

  it("[ROLE-15][ERR-17] takes fifty addresses and not one more, in the printed words", () => {
    expect(checkInvitations(fifty, "Fanfold").ok).toBe(true);
    const refused = checkInvitations([...fifty, "one@mail.test"], "Fanfold");
    expect(refused).toMatchObject({
      ok: false,
      refusal: {
        errors: [
          {
            field: "join_emails",
            message: "Fanfold can only send up to 50 invitations at one time.",
          },
        ],
      },
    });
  });

  it("[ROLE-15] counts each address once, however it is written", () => {
    expect(checkInvitations([" Ada@Mail.test", "ada@mail.test", ""], "Fanfold")).toEqual({
      ok: true,
      value: ["ada@mail.test"],
    });
  });

  it("[ROLE-16] names the addresses that do not look right", () => {
    const refused = checkInvitations(["ada@mail.test", "b\r\nBcc: x@y.zz"], "Fanfold");
    expect(refused.ok).toBe(false);
    expect(checkInvitations([], "Fanfold").ok).toBe(false);
  });
});

describe("nudging", () => {
  it("[OPEN-70] is for who was invited and has not joined, and contributors without a message", () => {
    expect(mayBeNudged(part("contributor", "pending"), 0)).toBe(true);
    expect(mayBeNudged(part("recipient", "pending"), 0)).toBe(true);
    expect(mayBeNudged(part("contributor", "active"), 0)).toBe(true);
    expect(mayBeNudged(part("contributor", "active"), 1)).toBe(false);
    expect(mayBeNudged(part("recipient", "active"), 0)).toBe(false);
    expect(mayBeNudged(part("owner", "active"), 0)).toBe(false);
    expect(mayBeNudged(part("contributor", "requested"), 0)).toBe(false);
    expect(mayBeNudged(part(null, "pending"), 0)).toBe(false);
  });

  it("[OPEN-70] is for once a day", () => {
    const nudged = { ...part("contributor", "pending"), nudged_on: new Date(0).toISOString() };
    expect(nudgedLately(nudged, days(1) - 1)).toBe(true);
    expect(nudgedLately(nudged, days(1))).toBe(false);
  });
});

describe("a part in a card", () => {
  it("[ROLE-12][ROLE-13] is let in or shut out by the owner, whose own part nobody changes", () => {
    expect(ownerMayChange(part("contributor", "requested"), "active")).toBe(true);
    expect(ownerMayChange(part("contributor", "requested"), "rejected")).toBe(true);
    expect(ownerMayChange(part("contributor", "rejected"), "active")).toBe(true);
    expect(ownerMayChange(part("contributor", "pending"), "active")).toBe(false);
    expect(ownerMayChange(part("contributor", "active"), "requested")).toBe(false);
    for (const status of RoleStatus.options)
      expect(ownerMayChange(part("owner", "active"), status)).toBe(false);
  });

  it("[ROLE-13] an invitation is answered once; the same answer again is no error", () => {
    expect(statusAfter(part("contributor", "pending"), "accept")).toBe("active");
    expect(statusAfter(part("contributor", "pending"), "reject")).toBe("rejected");
    expect(statusAfter(part("contributor", "active"), "accept")).toBe("active");
    expect(statusAfter(part("contributor", "active"), "reject")).toBeNull();
    expect(statusAfter(part("contributor", "rejected"), "accept")).toBeNull();
    expect(statusAfter(part(null, "pending"), "accept")).toBeNull();
  });

  it("[ROLE-11] a request is approved once; a second click finds it done", () => {
    expect(statusAfter(part("contributor", "requested"), "approve")).toBe("active");
    expect(statusAfter(part("contributor", "active"), "approve")).toBe("active");
    expect(statusAfter(part("contributor", "rejected"), "approve")).toBeNull();
    expect(statusAfter(part("owner", "requested"), "approve")).toBeNull();
  });

  it("[OPEN-66] is withdrawn only before it is joined", () => {
    expect(mayBeWithdrawn(part("contributor", "pending"))).toBe(true);
    expect(mayBeWithdrawn(part("contributor", "requested"))).toBe(true);
    expect(mayBeWithdrawn(part("contributor", "active"))).toBe(false);
  });

  it("[OPEN-63][OPEN-64] a public link joins at once, a private one asks", () => {
    expect(joinStatus("group", "public", false)).toBe("active");
    expect(joinStatus("group", "private", false)).toBe("requested");
    expect(joinStatus("recipient", "private", true)).toBe("active");
    expect(joinStatus("watch", "private", false)).toBe("active");
  });

  it("[ROLE-04] never gets weaker by opening another link", () => {
    expect(joinAgain(part("contributor", "active"), "watch", "active")).toBeNull();
    expect(joinAgain(part("viewer", "active"), "group", "active")).toEqual({
      role_type: "contributor",
      status: "active",
    });
    expect(joinAgain(part("owner", "active"), "recipient", "active")).toBeNull();
    // [F-58] whoever signs a card and opens the recipient's link goes on signing it
    expect(joinAgain(part("contributor", "active"), "recipient", "active")).toBeNull();
    expect(joinAgain(part("contributor", "rejected"), "group", "active")).toBeNull();
    expect(joinAgain(part("contributor", "requested"), "group", "active")).toEqual({
      role_type: "contributor",
      status: "active",
    });
  });

  it("[F-07] a request stands until it is answered, but where a link lets in to as much or more", () => {
    const statuses = ["active", "requested"] as const;
    const taken = (["contributor", "recipient"] as const).flatMap((role_type) =>
      (["group", "invite", "recipient", "watch"] as const).flatMap((link) =>
        statuses.flatMap((status) => {
          const next = joinAgain(part(role_type, "requested"), link, status);
          return next
            ? [`${role_type} by ${link}, ${status}: ${next.role_type} ${next.status}`]
            : [];
        }),
      ),
    );
    expect(taken).toEqual([
      "contributor by group, active: contributor active",
      "contributor by invite, active: contributor active",
      "recipient by group, active: contributor active",
      "recipient by invite, active: contributor active",
      "recipient by recipient, active: recipient active",
    ]);
  });

  it("[ROLE-14] a recipient signs a card freely only where its group is open to all", () => {
    const free = (["owner", "contributor", "recipient", "viewer", null] as const).map((role_type) =>
      (["public", "private"] as const).map((group) =>
        signsFreely(part(role_type, "active"), group),
      ),
    );
    expect(free).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(signsFreely(part("contributor", "requested"), "public")).toBe(false);
  });
});
