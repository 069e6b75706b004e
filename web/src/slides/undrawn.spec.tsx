import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { undrawn } from "#web/testing/stage.ts";
import { slideOf } from "./kinds/testing/samples.ts";
import * as onPage from "./onPage.ts";
import { StillSlide } from "./StillSlide.tsx";

test.each([true, false])(
  "[ERR-23] a slide whose drawing fails (%s) shows its words on paper instead, else they lie unseen",
  async (fails) => {
    const drawing = vi.spyOn(onPage, "showOnPage");
    drawing.mockImplementation((_place, _slide, { onError } = {}) => {
      if (fails) onError?.(new Error("It cannot be had"));
      return undrawn<object>();
    });
    render(<StillSlide isKept slide={slideOf({ description: "Hello Rae" })} />);
    const words = screen.getByText("Hello Rae").closest("[data-words]");
    if (fails) await waitFor(() => expect(words?.className).toMatch(/plain/));
    else {
      await waitFor(() => expect(drawing).toHaveBeenCalledTimes(1));
      await act(async () => undefined);
      expect(words?.className).not.toMatch(/plain/);
    }
  },
);
