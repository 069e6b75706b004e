import { Search } from "lucide-react";
import { observer } from "mobx-react-lite";
import { contributionFilters, type Moderation } from "#core/app/index.ts";
import { Chip, Chips, Icon, TextInput } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Find.module.css";

/** By words from the third letter on, by day, by whom, and what was not seen yet (CONTRIB-15..17). */
export const Find = observer(({ moderation }: { moderation: Moderation }) => {
  const w = useWords();
  return (
    <div className={styles.find}>
      <div className={styles.search}>
        <Icon of={Search} />
        <TextInput
          type="search"
          name="search"
          label={w("contributions.search")}
          hideLabel
          placeholder={w("contributions.search")}
          value={moderation.search}
          onValue={(words) => {
            moderation.search = words;
          }}
        />
      </div>
      <Chips label={w("contributions.filters")} scroll>
        {contributionFilters.map((filter) => (
          <Chip
            key={filter}
            pressed={moderation.filters.includes(filter)}
            onClick={() => moderation.toggle(filter)}
          >
            {w(`contributions.${filter}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
});
