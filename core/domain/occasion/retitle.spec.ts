import { expect, test } from "vitest";
import { retitle } from "./retitle.ts";

test("[SHOP-02] the title follows the recipient's name, whole words only", () => {
  expect(retitle("Happy Birthday", "birthday", "", "Grace")).toBe("Happy Birthday Grace");
  expect(retitle("Happy Birthday Grace", "birthday", "Grace", "")).toBe("Happy Birthday");
  expect(retitle("Thanks a million Al", "thanks", "Al", "Ada")).toBe("Thanks a million Ada");
  expect(retitle("Always, Al", "thanks", "Al", "Zoë")).toBe("Always, Zoë");
  expect(retitle("Grace's Trip", "trip", "Grace", "Tom")).toBe("Tom's Trip");
  expect(retitle("Our hero", "thanks", "Al", "Ada")).toBe("Our hero");
});
