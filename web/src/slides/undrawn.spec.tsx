import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { slideOf } from "./kinds/testing/samples.ts";
import { StillSlide } from "./StillSlide.tsx";

const drawing = vi.hoisted(() => ({ fails: true }));
vi.mock("./onPage.ts", () => ({
  showOnPage: (_place: unknown, _slide: unknown, { onError }: { onError(error: Error): void }) => {
    if (drawing.fails) onError(new Error("It cannot be had"));
    return { dispose: () => undefined };
  },
}));

test.each([true, false])(
  "[ERR-23] a slide whose drawing fails (%s) shows its words on paper instead, else they lie unseen",
  async (fails) => {
    drawing.fails = fails;
    render(<StillSlide isKept slide={slideOf({ description: "Hello Rae" })} />);
    const words = screen.getByText("Hello Rae").closest("[data-words]");
    if (fails) await waitFor(() => expect(words?.className).toMatch(/plain/));
    else {
      await vi.dynamicImportSettled();
      expect(words?.className).not.toMatch(/plain/);
    }
  },
);
