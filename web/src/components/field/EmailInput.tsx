import { useEffect, useRef, useState } from "react";
import { type EmailRule, emailMaximum, refuseEmail } from "#core/domain/form/index.ts";
import { said, say } from "#web/words/index.ts";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

export type EmailInputProps = Omit<
  TextInputProps,
  "type" | "maxLength" | "value" | "defaultValue" | "onValue" | "ref" | "counted"
> & {
  value: string;
  onValue: (value: string) => void;
  /** A further check; the words it answers are shown and make the field invalid (FORM-05). */
  validate?: EmailRule["also"];
};

/**
 * An e-mail address (FORM-01 to FORM-05). It says what is wrong once the person has left it, and takes it back
 * as soon as it is right. An `error` from outside (the server's) is shown before its own.
 */
export const EmailInput = ({
  value,
  onValue,
  validate,
  required,
  error,
  placeholder = say("frame.email"),
  onBlur,
  ...rest
}: EmailInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const refusal = refuseEmail(value, { required, also: validate });
  useEffect(() => {
    input.current?.setCustomValidity(said(refusal ?? ""));
  }, [refusal]);
  return (
    <TextInput
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={input}
      // not type="email": that type trims and judges by itself, in the browser's words
      type="text"
      inputMode="email"
      maxLength={emailMaximum}
      placeholder={placeholder}
      required={required}
      value={value}
      onValue={(next) => {
        if (next === "") setLeft(false);
        onValue(next);
      }}
      onBlur={(event) => {
        setLeft(value !== "");
        onBlur?.(event);
      }}
      error={error ?? (left ? said(refusal) : undefined)}
    />
  );
};
