import { fireEvent, render, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useFirstGesture } from "./useFirstGesture.ts";

const Page = ({ arrive }: { arrive: () => Promise<void> }) => {
  useFirstGesture(arrive);
  return <button type="button">Press</button>;
};

test("[OPEN-165] drawing a page is no gesture; a press or a key anywhere on it is, until it is left", () => {
  const [first, later] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const { container, rerender, unmount } = render(<Page arrive={first} />);
  const button = within(container).getByRole("button");
  fireEvent.focus(button);
  fireEvent.scroll(document);
  expect(first).not.toHaveBeenCalled();
  fireEvent.pointerDown(button);
  expect(first).toHaveBeenCalledTimes(1);
  rerender(<Page arrive={later} />);
  fireEvent.keyDown(document.body, { key: "Tab" });
  expect([first.mock.calls.length, later.mock.calls.length]).toEqual([1, 1]);
  unmount();
  fireEvent.pointerDown(document.body);
  expect(later).toHaveBeenCalledTimes(1);
});
