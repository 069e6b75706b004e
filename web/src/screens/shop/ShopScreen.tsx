import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { openShop } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import { ChipLink, Chips, Page, SkipLink } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { Loading } from "../../shell/guard.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Component as Missing } from "../missing/index.ts";
import { ChosenCover, ChosenSheet } from "./Chosen.tsx";
import { Coming } from "./Coming.tsx";
import { Covers } from "./Covers.tsx";
import { NameField } from "./NameField.tsx";
import { shopPlace } from "./place.ts";
import styles from "./Shop.module.css";
import { useWide } from "./wide.ts";

/** The card shop (ROUTE-28..31). */
export const ShopScreen = () => {
  const [query] = useSearchParams();
  const { occasion, reminderId } = useParams();
  const place = shopPlace(occasion, query);
  if ("missing" in place) return <Missing />;
  if ("redirect" in place) return <Navigate to={place.redirect} replace />;
  const shelf = { slug: query.get("cover"), reminderId };
  return <Shelf occasion={reminderId === undefined ? place.occasion : null} {...shelf} />;
};

interface ShelfProps {
  /** Null where a reminder says which. */
  occasion: Occasion | null;
  /** The cover that the address names. */
  slug: string | null;
  reminderId: string | undefined;
}

/** One occasion's covers. The model stays from shelf to shelf, and with it the name (SHOP-10). */
const Shelf = observer(({ occasion: asked, slug, reminderId }: ShelfProps) => {
  const w = useWords();
  const isWide = useWide();
  const app = useApp();
  const [shop] = useState(() => openShop(app, asked ?? undefined));
  // a reminder is had as soon as its owner has signed in
  const asker = app.shell.isSetUp ? (app.session.isSignedIn ? "owner" : "visitor") : null;
  // its covers are another's while a reminder is looked up
  const isWaiting = reminderId !== undefined && shop.reminded !== "read";
  const occasion = asked ?? shop.occasion;

  useEffect(() => {
    if (asker !== null && reminderId !== undefined) void shop.openFor(reminderId);
  }, [shop, asker, reminderId]);
  useEffect(() => {
    if (shop.occasion !== occasion) shop.browse(occasion);
    // without one the last stays: a sheet that closes still shows it
    if (slug !== null) shop.chooseBySlug(slug);
  }, [shop, occasion, slug]);

  if (isWaiting) return <Loading />;
  const title =
    occasion === "custom"
      ? w("shop.custom")
      : w("shop.title", { occasion: said(occasionOf(occasion).label) });
  return (
    <Page bar={<SiteBar />}>
      <title>{`${title} · ${app.ports.settings.productName}`}</title>
      <h1 className={styles.title}>{title}</h1>
      <SkipLink to="covers">{w("shop.skip")}</SkipLink>
      <Chips as="nav" label={w("shop.occasions")} scroll>
        {shop.occasions.map(({ value, label, colour }) => (
          <ChipLink key={value} to={paths.shop(value)} tint={colour} current={value === occasion}>
            {said(label)}
          </ChipLink>
        ))}
      </Chips>
      <Coming shop={shop} />
      <div id="covers" tabIndex={-1} className={styles.shelf}>
        {isWide ? <ChosenCover shop={shop} /> : <NameField shop={shop} />}
        <Covers shop={shop} isWide={isWide} />
      </div>
      {isWide ? null : <ChosenSheet shop={shop} open={slug !== null} />}
    </Page>
  );
});
