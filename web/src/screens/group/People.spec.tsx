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
    toNudge: [],
    bySigning: { invited: members, opened: [], signed: [] },
    busy: false,
    isWaitedFor: () => false,
    wasNudged: () => false,
    helpOf: () => null,
    editor: { isOwn: true },
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

const called = (id: string, more: Partial<Role>): Role => ({
  ...role("sent"),
  id,
  person: { first_name: id, last_name: "", email: `${id}@nowhere.test` },
  ...more,
});

test("[OPEN-165][OPEN-70] whoever hasn’t opened, hasn’t signed and has stand apart, with how many they are and when", async () => {
  const people = {
    invited: [called("Ann", {}), called("Ben", {})],
    opened: [called("Cat", { opened_on: "2026-03-04T12:00:00.000Z" })],
    signed: [called("Dan", { status: "active", contribution_count: 2 })],
  };
  const members = Object.values(people).flat();
  const group = {
    ...groupOf(...members),
    bySigning: people,
    toNudge: members.slice(0, 3),
  } as unknown as Group;
  const { show } = await product();
  show("/edit/:id/group", <People group={group} />, "/edit/s/group");
  const within = async (heading: RegExp) =>
    (await screen.findByRole("region", { name: heading })).textContent;
  expect(await within(/Haven’t opened it 2/)).toMatch(/Ann.*Ben/);
  expect(await within(/Opened, not signed 1/)).toMatch(/Cat.*Opened 4 Mar/);
  expect(await within(/^Signed 1/)).toMatch(/Dan.*2 messages/);
  expect(screen.getByRole("button", { name: "Nudge 3 people" })).toBeTruthy();
});
