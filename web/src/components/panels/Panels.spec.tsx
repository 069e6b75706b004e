import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Panels } from "./index.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const Sign = ({ at }: { at: string }) => (
  <Panels at={at} order={["email", "code"]}>
    <button type="button">{at}</button>
  </Panels>
);
const blocked = () => screen.getByText(/email|code/).closest("[inert]") !== null;

test("[MODAL-30] a panel that slides in takes no input for 600 ms, then takes the focus", () => {
  const { rerender } = render(<Sign at="email" />);
  expect(blocked()).toBe(false);
  rerender(<Sign at="code" />);
  expect(blocked()).toBe(true);
  act(() => vi.advanceTimersByTime(599));
  expect(blocked()).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(blocked()).toBe(false);
  expect(document.activeElement?.textContent).toBe("code");
});

test("[MODAL-30] a second panel within that time starts a rest of its own", () => {
  const { rerender } = render(<Sign at="email" />);
  rerender(<Sign at="code" />);
  act(() => vi.advanceTimersByTime(500));
  rerender(<Sign at="email" />);
  act(() => vi.advanceTimersByTime(500));
  expect(blocked()).toBe(true);
  act(() => vi.advanceTimersByTime(100));
  expect(blocked()).toBe(false);
});

test("[MODAL-30] [P4] a panel that is left answers nothing more, until the next one is there", () => {
  const pressed: string[] = [];
  const Left = ({ leaving }: { leaving: boolean }) => (
    <Panels at="email" leaving={leaving}>
      <button type="button" onClick={() => pressed.push("email")}>
        email
      </button>
    </Panels>
  );
  const { rerender } = render(<Left leaving={false} />);
  const button = screen.getByText("email");
  fireEvent.click(button);
  rerender(<Left leaving />);
  fireEvent.click(button);
  expect(pressed).toEqual(["email"]);
  rerender(<Left leaving={false} />);
  fireEvent.click(button);
  expect(pressed).toEqual(["email", "email"]);
});

test("[AUTH-08][AUTH-09] a text to read begins at its top, whatever links stand in it", () => {
  const Text = ({ at }: { at: string }) => (
    <div role="dialog" aria-label="Sign in">
      <Panels at={at}>{at === "email" ? <input /> : <a href="/privacy">{at}</a>}</Panels>
    </div>
  );
  const { rerender } = render(<Text at="email" />);
  const dialog = screen.getByRole("dialog");
  dialog.scrollTop = 40;
  document.body.scrollTop = 30;
  rerender(<Text at="terms" />);
  expect([dialog.scrollTop, document.body.scrollTop]).toEqual([0, 30]);
  act(() => vi.advanceTimersByTime(600));
  expect(document.activeElement).toBe(screen.getByText("terms").parentElement);
  document.body.scrollTop = 0;
});
