import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Captions } from "./Captions.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const captions = [
  { from: 0, to: 1, text: "Happy birthday" },
  { from: 1.5, to: 3, text: "dear Grace" },
];

test("[PLAY-11] what is said is seen as it is said, and hidden from readers, who have the whole", () => {
  let at = 0.2;
  const shown = (isShown: boolean) => (
    <Captions captions={captions} at={() => at} isShown={isShown} />
  );
  const { rerender, container } = render(shown(true));
  const seen = () => container.querySelector("[data-caption]")?.textContent ?? null;
  const pass = (to: number) => {
    at = to;
    act(() => void vi.advanceTimersByTime(200));
    return seen();
  };
  expect([seen(), pass(1.2), pass(2)]).toEqual(["Happy birthday", null, "dear Grace"]);
  expect(container.querySelector("[data-caption]")?.getAttribute("aria-hidden")).toBe("true");
  rerender(shown(false));
  expect(seen()).toBeNull();
});

test("[PLAY-11] a clip in which nothing is said says nothing", () => {
  const { container } = render(<Captions captions={[]} at={() => 0} isShown />);
  expect(container.textContent).toBe("");
});
