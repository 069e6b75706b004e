import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { asSaid } from "#core/kernel/index.ts";
import { CodeInput, EmailInput, type EmailInputProps, TextArea, TextInput } from "./index.ts";

const Email = (props: Partial<EmailInputProps>) => {
  const [value, setValue] = useState(props.value ?? "");
  return <EmailInput name="email" label="E-mail" {...props} value={value} onValue={setValue} />;
};
const emailField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" });

test("[FORM-01] the e-mail input asks for an address and takes 250 characters", () => {
  render(<Email />);
  expect(emailField().placeholder).toBe("Enter email address");
  expect(emailField().maxLength).toBe(250);
});

test("[FORM-03] left empty it is accepted", async () => {
  render(<Email />);
  await userEvent.click(emailField());
  await userEvent.tab();
  expect(emailField().validity.valid).toBe(true);
  expect(screen.queryByText(/look right/)).toBeNull();
});

test("[FORM-04] what is no address is said once the field is left, and taken back when it is right", async () => {
  render(<Email />);
  await userEvent.type(emailField(), "grace@hopper");
  expect(screen.queryByText("Your email doesn’t look right")).toBeNull();
  await userEvent.tab();
  screen.getByText("Your email doesn’t look right");
  expect(emailField().getAttribute("aria-invalid")).toBe("true");
  expect(emailField().validity.valid).toBe(false);
  await userEvent.type(emailField(), ".example");
  expect(screen.queryByText("Your email doesn’t look right")).toBeNull();
  expect(emailField().validity.valid).toBe(true);
});

test("[FORM-05] a custom validator decides too, in its own words", async () => {
  const validate = (email: string) =>
    email === "grace@hopper.example" ? asSaid("Already invited") : null;
  render(<Email validate={validate} />);
  await userEvent.type(emailField(), "grace@hopper.example");
  await userEvent.tab();
  screen.getByText("Already invited");
  expect(emailField().validity.valid).toBe(false);
  await userEvent.clear(emailField());
  await userEvent.type(emailField(), "priya@hopper.example");
  expect(emailField().validity.valid).toBe(true);
});

const Code = ({ onComplete }: { onComplete?: (code: string) => void }) => {
  const [value, setValue] = useState("");
  return <CodeInput name="code" label="Code" {...{ value, onComplete }} onValue={setValue} />;
};
const codeField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });

test("[FORM-09] the code input takes exactly six characters and fills itself in from mail", async () => {
  render(<Code />);
  expect(codeField().placeholder).toBe("Enter 6 digit code");
  expect(codeField().autocomplete).toBe("one-time-code");
  expect(codeField().inputMode).toBe("numeric");
  await userEvent.type(codeField(), "12345678");
  expect(codeField().value).toBe("123456");
});

test("[FORM-09] a pasted code keeps its six digits and is complete once", async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.click(codeField());
  await userEvent.paste("123 456");
  expect(codeField().value).toBe("123456");
  expect(onComplete.mock.calls).toEqual([["123456"]]);
});

test("[FORM-09][ERR-01] a code that was wrong is typed over, not deleted first", async () => {
  const Wrong = () => {
    const [value, setValue] = useState("");
    const error = value === "123456" ? "Code is invalid. Please request another." : undefined;
    return <CodeInput name="code" label="Code" {...{ value, error }} onValue={setValue} />;
  };
  render(<Wrong />);
  await userEvent.type(codeField(), "123456");
  await userEvent.keyboard("7");
  expect(codeField().value).toBe("7");
});

const Area = ({
  start = "",
  ...rest
}: {
  start?: string;
  maxLength?: number;
  preventNewLine?: boolean;
}) => {
  const [value, setValue] = useState(start);
  return <TextArea name="note" label="Note" counted {...rest} value={value} onValue={setValue} />;
};
const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" });

test("[FORM-12] typing stops at the maximum and a paste is cut to it", async () => {
  render(<Area maxLength={10} />);
  await userEvent.type(area(), "0123456");
  await userEvent.paste("789abcdef");
  expect(area().value).toBe("0123456789");
  await userEvent.type(area(), "x");
  expect(area().value).toBe("0123456789");
  await userEvent.type(area(), "x", { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(area().value).toBe("0123456789");
  screen.getByText("10 / 10");
});

test("[FORM-12] text that comes past the keyboard is cut as well, and not within an emoji", async () => {
  render(<Area maxLength={5} />);
  fireEvent.change(area(), { target: { value: "abcd🎂 and more" } });
  expect(area().value).toBe("abcd");
});

test("[FORM-13] Enter breaks no line where new lines are prevented, and does elsewhere", async () => {
  const { unmount } = render(<Area preventNewLine />);
  await userEvent.type(area(), "one{Enter}two");
  expect(area().value).toBe("onetwo");
  await userEvent.paste("\nthree");
  expect(area().value).toBe("onetwo three");
  // it chooses a word there
  expect(fireEvent.keyDown(area(), { key: "Enter", isComposing: true })).toBe(true);
  unmount();
  render(<Area />);
  await userEvent.type(area(), "one{Enter}two");
  expect(area().value).toBe("one\ntwo");
});

test("[FORM-10] a field without a name does not compile", () => {
  // @ts-expect-error name is missing
  const unnamed = <TextInput label="Title" />;
  const named = <TextInput label="Title" name="title" />;
  expect([unnamed.props.name, named.props.name]).toEqual([undefined, "title"]);
});

test("[FORM-06] an error is tied to its field for readers", () => {
  render(
    <TextInput
      name="first"
      label="First name"
      error="Please type in your first name"
      help="Help"
    />,
  );
  const field = screen.getByRole("textbox", { name: "First name" });
  const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toBe("Please type in your first name");
});
