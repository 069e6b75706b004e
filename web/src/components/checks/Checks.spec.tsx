import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Checkbox, Radio } from "./index.ts";

test("[FORM-11][FORM-10] a checkbox or radio without an id or a name does not compile", () => {
  // @ts-expect-error id is missing
  const box = <Checkbox name="agree">I agree</Checkbox>;
  // @ts-expect-error id is missing
  const radio = <Radio name="way" value="post" />;
  // @ts-expect-error name is missing
  const unnamed = <Checkbox id="agree">I agree</Checkbox>;
  expect([box.props.id, radio.props.id, unnamed.props.name]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("[FORM-11] the id ties the words to the box", async () => {
  const onValue = vi.fn();
  render(
    <Checkbox id="agree" name="agree" onValue={onValue} error="Please agree first">
      I agree
    </Checkbox>,
  );
  await userEvent.click(screen.getByText("I agree"));
  expect(onValue.mock.calls).toEqual([[true]]);
  expect(screen.getByRole("checkbox", { name: "I agree" }).getAttribute("aria-describedby")).toBe(
    "agree-error",
  );
});
