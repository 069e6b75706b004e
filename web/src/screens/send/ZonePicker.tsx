import { Combobox } from "@base-ui/react/combobox";
import { useMemo, useState } from "react";
import { FieldGroup } from "#web/components/index.ts";
import { type Zone, zoneOf, zones } from "#web/dates/zones.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./ZonePicker.module.css";

type ZonePickerProps = {
  value: string;
  onValue: (zone: string) => void;
  error: string | undefined;
};

/** A time zone, found by its city or region. */
export const ZonePicker = ({ value, onValue, error }: ZonePickerProps) => {
  const w = useWords();
  const [own] = useState(value);
  const all = useMemo(() => zones(own), [own]);
  const chosen = all.find((zone) => zone.value === value) ?? zoneOf(value);
  return (
    <FieldGroup label={w("send.zone")} error={error} className={styles.field}>
      <Combobox.Root
        items={all}
        value={chosen}
        onValueChange={(zone: Zone | null) => {
          if (zone !== null) onValue(zone.value);
        }}
        isItemEqualToValue={(one: Zone, other: Zone) => one.value === other.value}
        limit={60}
        autoHighlight
      >
        <Combobox.Input
          className={styles.input}
          name="deliver_zone"
          aria-label={w("send.zone")}
          placeholder={w("send.zoneSearch")}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={6} className={styles.place}>
            <Combobox.Popup className={styles.popup}>
              <Combobox.Empty className={styles.none}>{w("send.zoneNone")}</Combobox.Empty>
              <Combobox.List>
                {(zone: Zone) => (
                  <Combobox.Item key={zone.value} value={zone} className={styles.item}>
                    {zone.label}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldGroup>
  );
};
