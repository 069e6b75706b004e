import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { done } from "#core/kernel/index.ts";
import { product } from "../../testing/product.tsx";
import { ShopScreen } from "./ShopScreen.tsx";

vi.mock("#web/slides/index.ts", () => ({ LiveSpec: () => null, useReducedMotion: () => true }));

test("[ROUTE-30] the shop for a reminder is the shelf of its occasion, with the name typed in", async () => {
  const { app, show, signUp } = await product();
  await signUp("Priya");
  const reminder = { id: "r1", occasion: "wedding", recipient_first_name: "Grace" };
  Object.assign(app.session, { api: async () => done({ reminder }) });
  show("/shop/reminder/:reminderId", <ShopScreen />, "/shop/reminder/r1");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
    "textContent",
    "Wedding cards",
  );
  expect(screen.getByRole("textbox")).toHaveProperty("value", "Grace");
});
