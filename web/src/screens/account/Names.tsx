import { observer } from "mobx-react-lite";
import type { OwnAccount } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { Button, Problem, Sheet, TextInput } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Account.module.css";

/** First and last name (FORM-06, FORM-07); what is typed is kept in this browser until it is saved. */
export const Names = observer(({ names }: { names: OwnAccount["names"] }) => {
  const w = useWords();
  return (
    <Sheet className={styles.part} aria-labelledby="name">
      <h2 id="name">{w("account.name")}</h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void names.save();
        }}
      >
        <div className={styles.pair}>
          <TextInput
            name="first_name"
            label={w("auth.firstName")}
            autoComplete="given-name"
            maxLength={nameMaximum}
            value={names.firstName}
            onValue={(value) => names.type("firstName", value)}
            error={said(names.errors.firstName ?? undefined)}
          />
          <TextInput
            name="last_name"
            label={w("auth.lastName")}
            autoComplete="family-name"
            maxLength={nameMaximum}
            value={names.lastName}
            onValue={(value) => names.type("lastName", value)}
            error={said(names.errors.lastName ?? undefined)}
          />
        </div>
        <Problem>{said(names.error)}</Problem>
        <div className={styles.answer}>
          <Button type="submit" kind="primary" busy={names.busy} disabled={!names.isChanged}>
            {w("account.saveName")}
          </Button>
          <p className={styles.help}>
            {names.isChanged ? w("account.unsaved") : w("account.nameHelp")}
          </p>
        </div>
      </form>
    </Sheet>
  );
});
