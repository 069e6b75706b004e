import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { POSTER_SIZE, type Shop } from "#core/app/index.ts";
import {
  type CoverKind,
  coverKind,
  coverSlug,
  exportedStyle,
  type ShopCover,
  takesPhoto,
} from "#core/domain/cover/index.ts";
import { Card, CardCover } from "#web/components/index.ts";
import { LiveSpec, useReducedMotion } from "#web/slides/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import { useCoverFault } from "../../hooks/coverFault.ts";
import styles from "./Shop.module.css";
import { specOf } from "./spec.ts";

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

/** Rest before a cover wakes, in milliseconds: a pointer on its way elsewhere wakes nothing. */
const dwell = 180;

/** Wakes a cover while a mouse rests on it or the keyboard is there; nothing for those who asked for calm. */
const useWaking = (shop: Shop, slug: string) => {
  const calm = useReducedMotion();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = () => {
    clearTimeout(timer.current);
    if (shop.lively === slug) shop.lively = null;
  };
  const wake = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      shop.lively = slug;
    }, dwell);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  if (calm) return {};
  return {
    // a finger chooses, it does not hover
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === "mouse") wake();
    },
    onPointerLeave: rest,
    onFocus: (event: { currentTarget: Element }) => {
      if (event.currentTarget.matches(":focus-visible")) wake();
    },
    onBlur: rest,
  };
};

type CoverLinkProps = { shop: Shop; cover: ShopCover; isWide: boolean; isFirst: boolean };

/** One cover of the shelf: its still picture, alive with the name on it while somebody dwells there (SHOP-10). */
export const CoverLink = observer(({ shop, cover, isWide, isFirst }: CoverLinkProps) => {
  const w = useWords();
  const slug = coverSlug(cover);
  const waking = useWaking(shop, slug);
  const report = useCoverFault();
  const poster = shop.posterOf(cover);
  return (
    <Link
      {...waking}
      to={`?cover=${slug}`}
      className={styles.cover}
      // beside the grid choosing is no step to come back from; on a phone the back button closes the sheet
      replace={isWide}
      state={isWide ? null : { fromShelf: true }}
      preventScrollReset
      aria-current={
        isWide && shop.chosen !== null && coverSlug(shop.chosen) === slug ? "true" : undefined
      }
    >
      <Card data-alive={shop.lively === slug || undefined}>
        {shop.lively === slug ? (
          <LiveSpec spec={specOf(shop, cover)} poster={poster} onError={report} />
        ) : (
          <CardCover
            src={poster}
            alt=""
            {...POSTER_SIZE}
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : "auto"}
          />
        )}
      </Card>
      <span>
        <b>{cover.label}</b>
        <span className={styles.note}>
          {shop.recipientFirstName.trim() ? shop.titleOf(cover) : w(noteOf(cover))}
        </span>
      </span>
    </Link>
  );
});
