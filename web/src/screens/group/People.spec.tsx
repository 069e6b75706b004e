import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Group } from "#core/app/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { product } from "../../testing/product.tsx";
import { People } from "./People.tsx";

const role = (delivery: Role["delivery"], delivery_reason: Role["delivery_reason"] = null) =>
  ({
    id: "tom",
    story_id: "s",
    role_type: "contributor",
    status: "pending",
    delivery,
    delivery_reason,
    nudged_on: null,
    created_on: "2026-03-01T12:00:00.000Z",
    person: { first_name: "", last_name: "", email: "tom@nowhere.test" },
    contribution_count: 0,
  }) as Role;
const groupOf = (...members: readonly Role[]) =>
  ({
    members,
    signed: 0,
    loaded: "ready",
    canNudgeSomebody: false,
    busy: false,
    isWaitedFor: () => false,
    wasNudged: () => false,
  }) as unknown as Group;

test.each([
  ["no_mailbox", /Not delivered: there’s no mailbox with this address/],
  ["mailbox_full", /Not delivered: the mailbox is full/],
  ["refused", /Not delivered: their mail server refused the email/],
  ["unreachable", /Not delivered: we couldn’t reach their mail server/],
] as const)("[F-30] the group says why an invitation did not arrive: %s", async (reason, words) => {
  const { show } = await product();
  show("/edit/:id/group", <People group={groupOf(role("refused", reason))} />, "/edit/s/group");
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each(["queued", "sent", null] as const)(
  "[F-30] and nothing of one that is %s",
  async (state) => {
    const { show } = await product();
    show("/edit/:id/group", <People group={groupOf(role(state))} />, "/edit/s/group");
    expect(await screen.findByText(/^Invited/)).toBeTruthy();
    expect(screen.queryByText(/Not delivered/)).toBeNull();
  },
);
