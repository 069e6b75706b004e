import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Story } from "#core/domain/story/index.ts";
import { product } from "#web/testing/product.tsx";
import { probing, standIn, undrawn } from "#web/testing/stage.ts";
import { LivingCard } from "../screens/frame/LivingCard.tsx";
import { ChosenCover } from "../screens/shop/Chosen.tsx";

const words = "Error when trying to get cover content for exportedId bee_queen";

// a graphics card there is none, so the cover cannot be drawn for the reason given here
beforeEach(() => {
  standIn({
    probe: probing(true),
    mount: (_place, _spec, { onError } = {}) => {
      onError?.(new Error(words));
      return undrawn();
    },
  });
});

/** The product, and what is reported from now on. */
const reported = async () => {
  const world = await product();
  const fault = vi.spyOn(world.app.ports.reporter, "fault");
  return { ...world, told: () => fault.mock.calls };
};
const once = [[new Error(words), "cover"]];

test("[ERR-28] why the cover on a card cannot be drawn is reported, once", async () => {
  const { show, told } = await reported();
  const story = { fx_confetti: false, fx_snow: false } as Story;
  const card = <LivingCard cover={{} as never} story={story} label="Card" className={undefined} />;
  show("/", card, "/");
  await screen.findByRole("img", { name: "Card" });
  expect(told()).toEqual(once);
});

test("[ERR-28] why the cover chosen in the shop cannot be drawn is reported, once", async () => {
  const { app, show, told } = await reported();
  show("/", <ChosenCover shop={app.shop("birthday")} />, "/");
  await screen.findByRole("region", { name: "Your cover" });
  expect(told()).toEqual(once);
});
