import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wait } from "./index.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("[SHELL-28, OPEN-15] once shown, the loader stays for 200 ms", () => {
  const { rerender } = render(<Wait active words="Loading" />);
  screen.getByRole("status");
  act(() => vi.advanceTimersByTime(50));
  rerender(<Wait active={false} words="Loading" />);
  act(() => vi.advanceTimersByTime(149));
  expect(screen.queryByRole("status")).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByRole("status")).toBeNull();
});

test("[SHELL-28] a loader that was needed longer goes at once", () => {
  const { rerender } = render(<Wait active words="Loading" />);
  act(() => vi.advanceTimersByTime(500));
  rerender(<Wait active={false} words="Loading" />);
  expect(screen.queryByRole("status")).toBeNull();
});
