import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Problem } from "./index.ts";

test("[ERR-12] what went wrong is heard by readers and brought before the eyes, each time it is told anew", () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const { rerender } = render(<Problem>{null}</Problem>);
  const place = screen.getByRole("alert");
  expect(place.textContent).toBe("");
  for (const words of ["Sorry, something went wrong.", "Sorry, something went wrong."]) {
    seen.mockClear();
    rerender(<Problem>{words}</Problem>);
    rerender(<Problem>{words}</Problem>);
    expect(screen.getByRole("alert")).toBe(place);
    expect(place.textContent).toBe(words);
    expect(seen).toHaveBeenCalledTimes(1);
    rerender(<Problem>{null}</Problem>);
    expect(place.textContent).toBe("");
  }
});
