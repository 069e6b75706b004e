import { Search as Glass } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import type { Search } from "#core/app/index.ts";
import {
  Button,
  Empty,
  ErrorState,
  Icon,
  TextInput,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Finder.module.css";

export type Kind = "gif" | "song" | "place";

type FinderProps<T> = {
  kind: Kind;
  search: Search<T>;
  /** Shown while nothing is known yet. */
  loading: ReactNode;
  /** What was found, at least one. */
  found: (results: readonly T[]) => ReactNode;
  /** Below the field while nothing is looked for. */
  idle?: ReactNode;
};

/** Whether a field that has just come may take the focus: nobody types elsewhere, and no keyboard would rise over what was found. */
const isFree = (): boolean => {
  const { activeElement } = document;
  const isTyping = activeElement?.matches("input, textarea, select") ?? false;
  return !isTyping && !window.matchMedia("(pointer: coarse)").matches;
};

/** Looking for something by words: a field, and below it what was found, that nothing was, or that it failed (SEARCH-01..04). */
export const Finder = observer(<T,>({ kind, search, loading, found, idle }: FinderProps<T>) => {
  const w = useWords();
  const field = useRef<HTMLElement>(null);
  useEffect(() => void search.open(), [search]);
  useEffect(() => {
    // it is fetched after its panel has begun, at the way back
    if (isFree()) field.current?.querySelector("input")?.focus();
  }, []);
  const { results, isSearching, failure } = search;
  const count = results?.length ?? 0;
  return (
    <div className={styles.finder}>
      <search ref={field} className={styles.field}>
        <Icon of={Glass} size={20} />
        <TextInput
          name={kind}
          type="search"
          label={w("found.search", { kind })}
          hideLabel
          placeholder={w("found.search", { kind })}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={100}
          value={search.term}
          onValue={(term) => search.type(term)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void search.search();
          }}
        />
      </search>
      <VisuallyHidden>
        <output>
          {isSearching ? w("found.searching") : results && w("found.count", { n: count })}
        </output>
      </VisuallyHidden>
      {results === null && isSearching ? loading : null}
      {results !== null && count > 0 ? found(results) : null}
      {results !== null && count === 0 && !isSearching && failure === null ? (
        search.asked === "" ? (
          idle
        ) : (
          <Empty
            title={w("found.none", { term: search.asked })}
            words={w("found.noneHelp", { kind })}
          />
        )
      ) : null}
      {failure ? (
        <ErrorState
          words={said(failure.words) || w("found.failed")}
          retry={w("found.again")}
          onRetry={() => void search.again()}
        />
      ) : null}
      {count > 0 && search.hasMore && failure === null ? (
        <Button busy={isSearching} onClick={() => void search.more()}>
          {w("found.more")}
        </Button>
      ) : null}
    </div>
  );
});
