import { Autocomplete } from "@base-ui/react/autocomplete";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { AddressForm } from "#core/app/index.ts";
import type { AddressSuggestion } from "#core/domain/address/index.ts";
import { FieldGroup } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Suggestions.module.css";

/** Addresses that fit what is typed; one that is chosen fills the form (POST-09). */
export const Suggestions = observer(({ form }: { form: AddressForm }) => {
  const w = useWords();
  const { suggesting } = form;
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldGroup label={w("postal.find")} help={w("postal.findHelp")}>
      <Autocomplete.Root
        items={suggesting.suggestions}
        mode="none"
        // nothing stands open that isn’t there
        open={isOpen && suggesting.suggestions.length > 0}
        onOpenChange={setOpen}
        value={suggesting.term}
        itemToStringValue={({ text }: AddressSuggestion) => text}
        onValueChange={(term, { reason }) => {
          if (reason !== "item-press") return suggesting.type(term);
          const chosen = suggesting.suggestions.find(({ text }) => text === term);
          if (chosen) void form.pick(chosen);
        }}
      >
        <Autocomplete.Input
          className={styles.input}
          name="find_address"
          aria-label={w("postal.find")}
          autoComplete="off"
          aria-busy={suggesting.busy || undefined}
        />
        {suggesting.suggestions.length > 0 ? (
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} className={styles.place}>
              <Autocomplete.Popup className={styles.popup}>
                <Autocomplete.List aria-label={w("postal.suggestions")}>
                  {(one: AddressSuggestion) => (
                    <Autocomplete.Item key={one.id} value={one} className={styles.item}>
                      {one.text}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        ) : null}
      </Autocomplete.Root>
    </FieldGroup>
  );
});
