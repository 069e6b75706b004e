import { Search } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Moderation } from "#core/app/index.ts";
import type { ContributionFilter } from "#core/domain/slide/index.ts";
import { Chip, Chips, Icon, TextInput } from "#web/components/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import styles from "./Find.module.css";

const filters: readonly (readonly [ContributionFilter, WordKey])[] = [
  ["today", "contributions.today"],
  ["this week", "contributions.week"],
  ["others", "contributions.others"],
  ["me", "contributions.me"],
  ["unseen", "contributions.unseen"],
];

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
        {filters.map(([filter, words]) => (
          <Chip
            key={filter}
            pressed={moderation.filters.includes(filter)}
            onClick={() => moderation.toggle(filter)}
          >
            {w(words)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
});
