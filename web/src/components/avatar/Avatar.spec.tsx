import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Avatar } from "./index.ts";

it.each([
  ["Priya", "P"],
  [" tess@example.org", "T"],
  ["Zoë", "Z"],
  ["émile", "É"],
  // a letter and its accent, one sign
  ["e\u0301mile", "E\u0301"],
  ["👩‍🚀 Ada", "👩‍🚀"],
  ["नमस्ते", "न"],
  ["", "?"],
  [" ", "?"],
])("%j is shown by its first sign %j", (name, sign) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(sign);
});
