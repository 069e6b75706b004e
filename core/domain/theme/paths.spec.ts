import { expect, it } from "vitest";
import { matchRoute } from "../navigation/index.ts";
import { themePaths } from "./paths.ts";

it("[ROUTE-32] [ROUTE-45] [ROUTE-46] each page of themes has its own address, and a route behind it", () => {
  const { all, create, one, share, accept } = themePaths;
  const paths = [all, create, one("t"), share("s"), accept("s")];
  expect(paths).toEqual([
    "/themes",
    "/themes/create",
    "/themes/t",
    "/themes/share/s",
    "/themes/accept/s",
  ]);
  for (const path of paths) expect(matchRoute(path).route.path, path).not.toBe("*");
});
