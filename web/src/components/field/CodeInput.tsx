import { type ComponentProps, useEffect, useRef } from "react";
import { codeLength, keepCode } from "#core/domain/form/index.ts";
import { say } from "#web/words/index.ts";
import { names } from "../names.ts";
import styles from "./Field.module.css";
import { Field, type FieldFrame } from "./Field.tsx";

export type CodeInputProps = Omit<
  ComponentProps<"input">,
  "className" | "name" | "value" | "onChange" | "maxLength" | "type" | "ref"
> &
  FieldFrame & {
    name: string;
    value: string;
    onValue: (code: string) => void;
    /** Called once with the whole code when its last sign arrives. */
    onComplete?: ((code: string) => void) | undefined;
  };

/**
 * Six places in a single input (FORM-09), so that pasting, mail fill-in and readers work as in any input. Spaces and
 * dashes of a pasted code are dropped; it has no maxLength, which would cut "123 456" before that.
 */
export const CodeInput = ({
  label,
  hideLabel,
  help,
  error,
  aside,
  className,
  id,
  value,
  onValue,
  onComplete,
  placeholder = say("frame.code"),
  ...rest
}: CodeInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  // a code that did not do makes room for the next: no sign fits behind six
  useEffect(() => {
    if (error && input.current === document.activeElement) input.current?.select();
  }, [error]);
  return (
    <Field
      {...{ label, hideLabel, help, error, aside, id }}
      className={names(styles.codeField, className)}
    >
      {(ties) => (
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          {...rest}
          {...ties}
          ref={input}
          type="text"
          placeholder={placeholder}
          className={names(styles.input, styles.code)}
          value={value}
          onChange={(event) => {
            const code = keepCode(event.target.value);
            if (code === value) return;
            onValue(code);
            if (code.length === codeLength) onComplete?.(code);
          }}
        />
      )}
    </Field>
  );
};
