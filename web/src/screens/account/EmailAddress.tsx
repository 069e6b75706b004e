import { Check } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import type { OwnAccount } from "#core/app/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { Button, CodeInput, EmailInput, Icon, Problem, Sheet } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Account.module.css";
import { SendAgain } from "./SendAgain.tsx";

type AddressProps = { address: OwnAccount["address"] };

/** The address one signs in with; a new one is proved with a code (API-04, OPEN-52). */
export const EmailAddress = observer(({ account }: { account: OwnAccount }) => {
  const w = useWords();
  const { address } = account;
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = address;
  const before = useRef(step);
  useEffect(() => {
    // whoever is at the keys stays in this part when what they answered has gone
    const isLost = document.activeElement === document.body;
    if (before.current !== step && step === "email" && isLost) heading.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <Sheet className={styles.part} aria-labelledby="email">
      <h2 id="email" ref={heading} tabIndex={-1}>
        {w("account.email")}
      </h2>
      {address.step === "email" ? (
        <Address address={address} />
      ) : address.step === "code" ? (
        <Code address={address} />
      ) : (
        <Locked address={address} />
      )}
      <div role="status">
        {account.hasNewAddress && address.step === "email" && !address.isChanged ? (
          <p className={styles.good}>
            <Icon of={Check} size={20} />
            {w("account.newAddress", { email: address.email })}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
});

const Form = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <form
    noValidate
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

const Address = observer(({ address }: AddressProps) => {
  const w = useWords();
  return (
    <Form onSubmit={() => void address.sendCode()}>
      <EmailInput
        name="email"
        label={w("auth.email")}
        required
        value={address.email}
        onValue={(email) => address.type(email)}
        error={said(address.error ?? undefined)}
      />
      <div className={styles.answer}>
        <Button type="submit" kind="primary" busy={address.busy} disabled={!address.isChanged}>
          {w("account.sendCode")}
        </Button>
        <p className={styles.help}>{w("account.emailHelp")}</p>
      </div>
    </Form>
  );
});

const Code = observer(({ address }: AddressProps) => {
  const w = useWords();
  return (
    <Form onSubmit={() => void address.confirm()}>
      <p>
        {w("account.sentTo")} <b className={styles.long}>{address.email.trim()}</b>
        {w("account.sentEnd")}
      </p>
      <CodeInput
        autoFocus
        name="verify_code"
        className={styles.code}
        label={w("auth.code")}
        value={address.code}
        onValue={(code) => address.typeCode(code)}
        onComplete={() => void address.confirm()}
        error={said(address.error ?? undefined)}
      />
      <div className={styles.answer}>
        <Button
          type="submit"
          kind="primary"
          busy={address.busy}
          disabled={!address.busy && !address.canConfirm}
        >
          {w("account.confirm")}
        </Button>
        <Button kind="bare" onClick={() => address.back()}>
          {w("account.another")}
        </Button>
      </div>
      <SendAgain address={address} />
    </Form>
  );
});

/** ERR-03. */
const Locked = ({ address }: AddressProps) => {
  const w = useWords();
  return (
    <div className={styles.form}>
      <Problem>{said(signInWords.lockedBody)}</Problem>
      <p>{w("account.lockedEnd")}</p>
      <div className={styles.answer}>
        <Button onClick={() => address.back()}>{w("account.tryLater")}</Button>
      </div>
    </div>
  );
};
