import { observer } from "mobx-react-lite";
import type { Shop } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { TextInput } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Shop.module.css";

type NameFieldProps = {
  shop: Shop;
  /** What Enter does. */
  onDone?: (() => void) | undefined;
};

/** The one place where the name is typed. */
export const NameField = observer(({ shop, onDone }: NameFieldProps) => {
  const w = useWords();
  return (
    <TextInput
      name="recipient"
      className={styles.name}
      label={w("shop.for")}
      placeholder={w("shop.forPlaceholder")}
      value={shop.recipientFirstName}
      maxLength={nameMaximum}
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint={onDone ? "go" : "done"}
      onValue={(name) => {
        shop.recipientFirstName = name;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.currentTarget.blur();
        onDone?.();
      }}
    />
  );
});
