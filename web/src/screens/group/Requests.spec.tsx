import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Group } from "#core/app/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { product } from "../../testing/product.tsx";
import { Requests } from "./Requests.tsx";

const asking = (first_name: string) =>
  ({
    id: first_name,
    status: "requested",
    person: { first_name, last_name: "", email: null },
  }) as unknown as Role;

/** Shows who asks and who was turned down; answers what the group was asked to do since. */
const shown = async (requests: readonly string[], turnedDown: readonly string[] = []) => {
  const asked: string[] = [];
  const group = {
    requests: requests.map(asking),
    turnedDown: turnedDown.map(asking),
    busy: false,
    approveAll: async () => void asked.push("all"),
    approve: async ({ id }: Role) => void asked.push(`approve ${id}`),
    reject: async ({ id }: Role) => void asked.push(`reject ${id}`),
  } as unknown as Group;
  const { show } = await product();
  show("/edit/:id/group", <Requests group={group} />, "/edit/s/group");
  await screen.findByRole("region");
  return asked;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("[ROLE-17] several who ask are approved at once, or each alone", async () => {
  const asked = await shown(["Gus", "Ida"]);
  screen.getByRole("heading", { name: "2 people want to join" });
  await press("Approve all");
  await press("Approve Ida");
  await press("Decline Gus");
  expect(asked).toEqual(["all", "approve Ida", "reject Gus"]);
});

test("[ROLE-17] for one alone nothing is offered for all", async () => {
  await shown(["Gus"]);
  screen.getByRole("heading", { name: "1 person wants to join" });
  expect(screen.queryByRole("button", { name: "Approve all" })).toBeNull();
});

test("[OPEN-64] who was turned down can still be approved, and not turned down again", async () => {
  const asked = await shown([], ["Gus"]);
  await userEvent.click(screen.getByText("1 declined request"));
  const row = within(screen.getByText("Gus").closest("li") as HTMLElement);
  expect(row.getAllByRole("button")).toHaveLength(1);
  await press("Approve Gus");
  expect(asked).toEqual(["approve Gus"]);
});
