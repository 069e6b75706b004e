import type { ReactNode } from "react";
import { Stack } from "#web/components/index.ts";

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
