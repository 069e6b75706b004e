import type { ReactNode } from "react";
import { Button, Stack } from "#web/components/index.ts";

type FormProps = { onSubmit: () => unknown; children: ReactNode };

/** A panel's form: Enter does what its button does, and errors are told in our words. */
export const Form = ({ onSubmit, children }: FormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  >
    <Stack gap={5}>{children}</Stack>
  </form>
);

type SubmitProps = { busy: boolean; can: boolean; children: ReactNode };

/** The one button of a panel; at work it stays lit, whatever is missing. */
export const Submit = ({ busy, can, children }: SubmitProps) => (
  <Button type="submit" kind="primary" size="large" wide busy={busy} disabled={!busy && !can}>
    {children}
  </Button>
);
