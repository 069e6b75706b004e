import { describe, expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import {
  checkInvitations,
  invitationMaximum,
  joinAgain,
  joinInvited,
  joinStatus,
  mayBeNudged,
  mayBeWithdrawn,
  mayKeep,
  nudgedLately,
  ownerMayChange,
  type RoleRecord,
  RoleStatus,
  signsFreely,
  statusAfter,
  undeliveredOf,
} from "./index.ts";

const part = (
  role_type: "owner" | "contributor" | "viewer" | "recipient" | null,
  status: "active" | "pending" | "requested" | "rejected",
) => ({ role_type, status, nudged_on: null });

describe("inviting", () => {
  const fifty = Array.from({ length: 50 }, (_, n) => `p${n}@mail.test`);

  it("[ROLE-15][ERR-17] takes fifty addresses and not one more, in the printed words", () => {
    expect(invitationMaximum).toBe(50);
    expect(checkInvitations(fifty, "Fanfold").ok).toBe(true);
    const refused = checkInvitations([...fifty, "one@mail.test"], "Fanfold");
    expect(spoken(refused)).toMatchObject({
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
    expect(mayBeNudged(part("owner", "pending"), 0)).toBe(false);
  });

  it("[OPEN-70] is for once a day", () => {
    const nudged = { ...part("contributor", "pending"), nudged_on: new Date(0).toISOString() };
    expect(nudgedLately(nudged, days(1) - 1)).toBe(true);
    expect(nudgedLately(nudged, days(1))).toBe(false);
    expect(nudgedLately(part("contributor", "pending"), 0)).toBe(false);
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
      for (const nobodys of [part("owner", "active"), part(null, "active")])
        expect(ownerMayChange(nobodys, status)).toBe(false);
    expect(ownerMayChange(part("contributor", "active"), "active")).toBe(true);
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
    expect(mayBeWithdrawn(part("owner", "pending"))).toBe(false);
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

  it("[ROLE-04] a recipient goes on being one, and whoever is blocked stays so", () => {
    expect(joinAgain(part("recipient", "active"), "group", "active")).toBeNull();
    expect(joinAgain(part("viewer", "active"), "recipient", "active")?.role_type).toBe("recipient");
    for (const status of RoleStatus.options)
      expect(joinAgain(part(null, status), "group", "active")).toBeNull();
    expect(joinAgain(part("owner", "requested"), "group", "active")).toBeNull();
    expect(joinAgain(part("contributor", "pending"), "watch", "active")?.role_type).toBe("viewer");
  });

  it.each([
    ["viewer", "requested", "contributor", "contributor"],
    ["contributor", "requested", "recipient", "recipient"],
    ["contributor", "rejected", "contributor", null],
    [null, "requested", "contributor", null],
    ["viewer", "active", "contributor", "contributor"],
    ["viewer", "active", "recipient", "recipient"],
    ["recipient", "active", "contributor", null],
    ["contributor", "pending", "contributor", "contributor"],
    ["contributor", "pending", "recipient", "recipient"],
  ] as const)(
    "[F-07] a %s, %s, accepts an invitation as %s and is: %s",
    (type, status, as, next) => {
      const joined = joinInvited(part(type, status), as);
      expect(joined).toEqual(next && { role_type: next, status: "active" });
    },
  );

  it("[RECIP-02] a card is kept by a member, and by who asked to sign it where the link lets in", () => {
    expect([
      mayKeep(part("recipient", "active"), "requested"),
      mayKeep(part("contributor", "requested"), "active"),
      mayKeep(part("contributor", "requested"), "requested"),
      mayKeep(part("recipient", "requested"), "active"),
    ]).toEqual([true, true, false, false]);
  });

  it("[F-30] names recipients whom the card did not reach by mail and who have not come", () => {
    const grace = {
      ...part("recipient", "pending"),
      id: "grace",
      join_email: "grace@mail.test",
      delivery: "refused",
      delivery_reason: "550 at RCPT TO",
    } as unknown as RoleRecord;
    expect(undeliveredOf([grace])).toEqual([
      { role_id: "grace", email: "grace@mail.test", reason: "no_mailbox" },
    ]);
    expect(undeliveredOf([{ ...grace, delivery_reason: null }])[0]?.reason).toBe("unreachable");
    const others: Partial<RoleRecord>[] = [
      { role_type: "contributor" },
      { status: "active" },
      { join_email: null },
      { delivery: "sent" },
      { delivery: "queued" },
      { delivery: null },
    ];
    for (const other of others) expect(undeliveredOf([{ ...grace, ...other }])).toEqual([]);
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
