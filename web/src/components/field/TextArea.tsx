import type { ComponentProps } from "react";
import { onOneLine, truncate } from "#core/domain/form/index.ts";
import styles from "./Field.module.css";
import { Field, type FieldFrame } from "./Field.tsx";
import { countOf } from "./TextInput.tsx";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "name" | "value"> &
  FieldFrame & {
    name: string;
    value?: string | undefined;
    onValue?: ((value: string) => void) | undefined;
    counted?: boolean | undefined;
    /** Enter does nothing, and breaks in pasted text become spaces (FORM-13). */
    preventNewLine?: boolean | undefined;
  };

/** Several lines. With `maxLength` typing stops there and a paste is cut to what fits (FORM-12). */
export const TextArea = ({
  label,
  hideLabel,
  help,
  error,
  aside,
  className,
  id,
  counted,
  preventNewLine,
  maxLength,
  onValue,
  onChange,
  onKeyDown,
  ...rest
}: TextAreaProps) => (
  <Field
    {...{ label, hideLabel, help, error, className, id }}
    aside={aside ?? (counted ? countOf(rest.value, maxLength) : undefined)}
  >
    {(ties) => (
      <textarea
        rows={3}
        {...rest}
        {...ties}
        maxLength={maxLength}
        className={styles.input}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // Enter that ends an input method's composition chooses a word, it breaks no line
          if (preventNewLine && event.key === "Enter" && !event.nativeEvent.isComposing)
            event.preventDefault();
        }}
        onChange={(event) => {
          // the browser keeps the maximum for keys and pastes; drops, dictation and scripts come past it
          const area = event.currentTarget;
          const line = preventNewLine ? onOneLine(area.value) : area.value;
          const kept = maxLength === undefined ? line : truncate(line, maxLength);
          if (kept !== area.value) area.value = kept;
          onChange?.(event);
          onValue?.(kept);
        }}
      />
    )}
  </Field>
);
