import { SearchX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Shop } from "#core/app/index.ts";
import { COVER_KINDS, coverKind, coverSlug, searchMaximum } from "#core/domain/cover/index.ts";
import { Button, Empty, Icon, Segments, TextInput } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { CoverLink } from "./CoverLink.tsx";
import styles from "./Shop.module.css";

const kinds = ["all", ...COVER_KINDS] as const;
type Kind = (typeof kinds)[number];

type CoversProps = { shop: Shop; isWide: boolean };

/** The covers of an occasion, or those that are looked for, each with the name on (SHOP-10). */
export const Covers = observer(({ shop, isWide }: CoversProps) => {
  const w = useWords();
  const [wanted, want] = useState<Kind>("all");
  const sought = shop.sought.trim();
  const all = shop.found ?? shop.covers;
  const covers = all.filter(
    ({ variant, theme }) => wanted === "all" || coverKind(variant, theme) === wanted,
  );
  const name = shop.recipientFirstName.trim();
  return (
    <section className={styles.list} aria-label={w("shop.covers")}>
      <div className={styles.sieve}>
        <SearchField shop={shop} />
        <Segments
          name="kind"
          label={w("shop.kind")}
          value={wanted}
          wide={!isWide}
          options={kinds.map((value) => ({ value, words: w(`shop.${value}`) }))}
          onValue={want}
        />
      </div>
      <p className={styles.count} role="status">
        <b>
          {shop.found === null
            ? w("shop.count", { n: covers.length })
            : w("shop.found", { n: covers.length, sought })}
        </b>
        {name && covers.length > 0 ? `, ${w("shop.wornBy", { name })}` : null}
      </p>
      {covers.length === 0 ? (
        <Empty
          heading="h2"
          title={w("shop.nothing", { sought })}
          picture={<Icon of={SearchX} size={40} />}
          words={w(all.length > 0 ? "shop.nothingOfKind" : "shop.nothingHelp")}
        >
          {all.length > 0 ? (
            <Button onClick={() => want("all")}>{w("shop.allKinds")}</Button>
          ) : (
            <Button onClick={() => seek(shop, "")}>{w("shop.clear")}</Button>
          )}
        </Empty>
      ) : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
      <ul className={styles.covers} role="list">
        {covers.map((cover, place) => (
          <li key={coverSlug(cover)}>
            <CoverLink shop={shop} cover={cover} isWide={isWide} isFirst={place < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Looks for other covers; none of those before may stay alive out of sight. */
const seek = (shop: Shop, sought: string): void => {
  shop.lively = null;
  shop.sought = sought;
};

/** Where one looks for a cover by words; Escape begins anew. */
const SearchField = observer(({ shop }: { shop: Shop }) => {
  const w = useWords();
  return (
    <TextInput
      name="search"
      type="search"
      className={styles.search}
      label={w("shop.search")}
      hideLabel
      placeholder={w("shop.searchHint")}
      value={shop.sought}
      maxLength={searchMaximum}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="search"
      onValue={(sought) => seek(shop, sought)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape" && shop.sought !== "") {
          event.preventDefault();
          seek(shop, "");
        }
      }}
    />
  );
});
