import { afterEach, expect, test, vi } from "vitest";
import { browserDevice } from "#adapters/viewport/index.ts";

afterEach(() => {
  document.body.replaceChildren();
});

test("[SHELL-34][SHELL-35] the window tells of its own size and of what a keyboard leaves of it", () => {
  const visible = Object.assign(new EventTarget(), { height: 500 });
  vi.stubGlobal("visualViewport", visible);
  const device = browserDevice();
  expect([device.width, device.height, device.visibleHeight]).toEqual([
    window.innerWidth,
    window.innerHeight,
    500,
  ]);
  const hear = vi.fn();
  const stop = device.onResize(hear);
  window.dispatchEvent(new Event("resize"));
  expect(hear).toHaveBeenCalledTimes(1);
  visible.dispatchEvent(new Event("resize"));
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event("resize"));
  visible.dispatchEvent(new Event("resize"));
  expect(hear).toHaveBeenCalledTimes(2);
});

test("[SHELL-37] leaving a field that is typed into is heard, leaving a button is not", () => {
  document.body.innerHTML = "<input><textarea></textarea><button>Save</button>";
  const [input, area, button] = [...document.body.children];
  const hear = vi.fn();
  const stop = browserDevice().onBlur(hear);
  const leave = (from: Element | undefined) =>
    from?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  leave(button);
  expect(hear).not.toHaveBeenCalled();
  leave(input);
  leave(area);
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  leave(input);
  expect(hear).toHaveBeenCalledTimes(2);
});

test("[SHELL-26] a finger as the first pointer makes it a touch screen", () => {
  let asked = "";
  const matchMedia = (query: string) => {
    asked = query;
    return { matches: true };
  };
  vi.stubGlobal("matchMedia", matchMedia);
  expect([browserDevice().touch, asked]).toEqual([true, "(pointer: coarse)"]);
});
