import { expect, it } from "vitest";
import { newCard } from "./index.ts";

it("[OPEN-74] a new card has everything on that helps its group, and nothing that has not happened", () => {
  const on = Object.entries(newCard).flatMap(([field, value]) => (value === true ? field : []));
  expect(on.sort()).toEqual([
    "has_credits_slide",
    "is_card_editable",
    "owner_email_notifications",
    "show_as_you_go",
  ]);
  expect(newCard).toMatchObject({
    title: "",
    recipient_first_name: "",
    recipient_last_name: "",
    group_link_privacy: "public",
    recipient_link_privacy: "public",
    product_tier: "free",
  });
  const rest = Object.values(newCard).filter((value) => typeof value !== "string");
  expect(new Set(rest)).toEqual(new Set([null, true, false]));
});
