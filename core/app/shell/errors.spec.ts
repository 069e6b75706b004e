import { expect, it } from "vitest";
import { errorTypes } from "./errors.ts";

it("[SHELL-41] the kinds of error that are known", () => {
  expect(errorTypes).toEqual(["authRefresh", "network", "server", "api-error"]);
});
