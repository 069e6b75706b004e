import { Search } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Link } from "react-router";
import { POSTER_SIZE, posterPath, type Shop } from "#core/app/index.ts";
import {
  COVER_KINDS,
  type CoverKind,
  coverKind,
  exportedStyle,
  findCovers,
  type ShopCover,
  takesPhoto,
} from "#core/domain/cover/index.ts";
import { Button, Card, CardCover, Icon, Segments, TextInput } from "#web/components/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import styles from "./Shop.module.css";

const kinds = ["all", ...COVER_KINDS] as const;
type Kind = (typeof kinds)[number];
const notes = {
  lettering: "shop.letteringNote",
  characters: "shop.characterNote",
  scenes: "shop.sceneNote",
  frames: "shop.frameNote",
} as const satisfies Record<CoverKind, WordKey>;
const noteOf = ({ variant, theme }: ShopCover): WordKey => {
  if (takesPhoto(variant)) return "shop.photoNote";
  const isDrawn = variant === "exported" && exportedStyle(theme) !== "characters";
  return isDrawn ? "shop.drawnNote" : notes[coverKind(variant, theme)];
};

type CoversProps = { shop: Shop; isWide: boolean };

/** The covers of an occasion, each with the name on (SHOP-10). */
export const Covers = observer(({ shop, isWide }: CoversProps) => {
  const w = useWords();
  const [wanted, want] = useState<Kind>("all");
  const [typed, type] = useState("");
  const covers = findCovers(shop.covers, typed).filter(
    ({ variant, theme }) => wanted === "all" || coverKind(variant, theme) === wanted,
  );
  const name = shop.recipientFirstName.trim();
  return (
    <section className={styles.list} aria-label={w("shop.covers")}>
      <div className={styles.sieve}>
        <p className={styles.count}>
          <b>{w("shop.count", { n: covers.length })}</b>
          {name ? `, ${w("shop.wornBy", { name })}` : null}
        </p>
        <Segments
          name="kind"
          label={w("shop.kind")}
          value={wanted}
          wide={!isWide}
          options={kinds.map((value) => ({ value, words: w(`shop.${value}`) }))}
          onValue={want}
        />
      </div>
      <div className={styles.find}>
        <Icon of={Search} />
        <TextInput
          type="search"
          name="covers"
          label={w("shop.find")}
          hideLabel
          placeholder={w("shop.findSuch")}
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          onValue={type}
        />
      </div>
      {covers.length === 0 ? (
        <div className={styles.none} role="status">
          <p>{w("shop.foundNone")}</p>
          <Button
            kind="quiet"
            onClick={() => {
              type("");
              want("all");
            }}
          >
            {w("shop.showAll")}
          </Button>
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
      <ul className={styles.covers} role="list">
        {covers.map((cover, place) => (
          <li key={cover.theme}>
            <CoverLink shop={shop} cover={cover} isWide={isWide} isFirst={place < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
});

type CoverLinkProps = CoversProps & { cover: ShopCover; isFirst: boolean };

const CoverLink = observer(({ shop, cover, isWide, isFirst }: CoverLinkProps) => {
  const w = useWords();
  const { theme, label } = cover;
  return (
    <Link
      to={`?cover=${theme}`}
      className={styles.cover}
      // beside the grid choosing is no step to come back from; on a phone the back button closes the sheet
      replace={isWide}
      state={isWide ? null : { fromShelf: true }}
      preventScrollReset
      aria-current={isWide && shop.chosen?.theme === theme ? "true" : undefined}
    >
      <Card>
        <CardCover
          src={posterPath(shop.occasion, cover)}
          alt=""
          {...POSTER_SIZE}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
        />
      </Card>
      <span>
        <b>{label}</b>
        <span className={styles.note}>
          {shop.recipientFirstName.trim() ? shop.titleOf(cover) : w(noteOf(cover))}
        </span>
      </span>
    </Link>
  );
});
