import { render } from "@testing-library/react";
import { Copy } from "lucide-react";
import { expect, test } from "vitest";
import { Icon } from "./index.ts";

test("[CONST-03] an icon is 24 px unless its place says otherwise", () => {
  const { container } = render(<Icon of={Copy} />);
  expect(container.querySelector("svg")?.getAttribute("width")).toBe("24");
});
