import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import type { AddressForm } from "#core/app/index.ts";
import {
  type AddressField,
  addressLineMaximum,
  postalCountry,
  postcodeMaximum,
} from "#core/domain/address/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import {
  ButtonLink,
  Empty,
  ErrorState,
  Skeleton,
  Stack,
  TextInput,
  Toggle,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Post.module.css";
import { Suggestions } from "./Suggestions.tsx";

/** The button under the thumb submits this form from its dock. */
export const addressForm = "address";

type FormProps = {
  form: AddressForm;
  /** True once everything is kept. */
  onSave: () => Promise<boolean>;
  button: ReactNode;
  children?: ReactNode;
};

/** The fields of an address, filled by a suggestion or by hand (POST-07, POST-09, OPEN-162). */
export const AddressFormFields = observer(({ form, onSave, button, children }: FormProps) => {
  const w = useWords();
  const element = useRef<HTMLFormElement>(null);
  const submit = async () => {
    if (await onSave()) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const field = (name: AddressField) => ({
    name,
    value: form.typed[name],
    onValue: (value: string) => form.type(name, value),
    error: said(form.fieldErrors[name]),
  });
  return (
    <form
      ref={element}
      id={addressForm}
      noValidate
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.two}>
        <TextInput
          {...field("first_name")}
          label={w("postal.firstName")}
          autoComplete="off"
          maxLength={nameMaximum}
        />
        <TextInput
          {...field("last_name")}
          label={w("postal.lastName")}
          autoComplete="off"
          maxLength={nameMaximum}
        />
      </div>
      <Suggestions form={form} />
      <TextInput
        {...field("address_line_1")}
        label={w("postal.line1")}
        autoComplete="off"
        maxLength={addressLineMaximum}
      />
      <TextInput
        {...field("address_line_2")}
        label={w("postal.line2")}
        aside={w("postal.optional")}
        autoComplete="off"
        maxLength={addressLineMaximum}
      />
      <div className={styles.two}>
        <TextInput
          {...field("city")}
          label={w("postal.city")}
          autoComplete="off"
          maxLength={addressLineMaximum}
        />
        <TextInput
          {...field("postcode")}
          label={w("postal.postcode")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={postcodeMaximum}
          onBlur={() => form.settlePostcode()}
        />
      </div>
      <TextInput
        name="country"
        label={w("postal.country")}
        help={w("postal.onlyUk")}
        readOnly
        value={postalCountry}
      />
      <Toggle
        id="address-saved"
        name="saved"
        checked={form.saved}
        onValue={(saved) => form.keep(saved)}
      >
        <span className={styles.what}>
          <b>{w("postal.keep")}</b>
          <span className={styles.quiet}>{w("postal.keepHelp")}</span>
        </span>
      </Toggle>
      {children}
      <div className={styles.wide}>{button}</div>
    </form>
  );
});

type InsteadProps = { form: AddressForm; back: readonly [to: string, words: string] };

/** What stands in the form’s place until its address is there, or where it isn’t. */
export const AddressInstead = observer(({ form, back }: InsteadProps) => {
  const w = useWords();
  if (form.loaded === "missing")
    return (
      <Empty heading="h2" title={w("postal.addressMissing")} words={w("postal.addressMissingHelp")}>
        <ButtonLink kind="primary" to={back[0]}>
          {back[1]}
        </ButtonLink>
      </Empty>
    );
  if (form.loaded === "failed")
    return (
      <ErrorState
        words={w("postal.addressFailed")}
        retry={w("shell.tryAgain")}
        onRetry={() => void form.open()}
      />
    );
  return (
    <Stack gap={4} aria-busy="true">
      <VisuallyHidden role="status">{w("postal.addressLoading")}</VisuallyHidden>
      <Skeleton width="100%" style={{ blockSize: "4rem" }} />
      <Skeleton width="100%" style={{ blockSize: "12rem" }} />
    </Stack>
  );
});
