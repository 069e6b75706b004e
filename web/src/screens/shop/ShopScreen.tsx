import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { openShop } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import { ChipLink, Chips, Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Component as Missing } from "../missing/index.ts";
import { ChosenCover, ChosenSheet } from "./Chosen.tsx";
import { Covers } from "./Covers.tsx";
import { NameField } from "./NameField.tsx";
import { shopPlace } from "./place.ts";
import styles from "./Shop.module.css";
import { useWide } from "./wide.ts";

/** The card shop (ROUTE-28, ROUTE-29, ROUTE-31). */
export const ShopScreen = () => {
  const [query] = useSearchParams();
  const place = shopPlace(useParams().occasion, query);
  if ("missing" in place) return <Missing />;
  if ("redirect" in place) return <Navigate to={place.redirect} replace />;
  return <Shelf occasion={place.occasion} theme={query.get("cover")} />;
};

/** One occasion's covers. The model stays from shelf to shelf, and with it the name (SHOP-10). */
const Shelf = observer(({ occasion, theme }: { occasion: Occasion; theme: string | null }) => {
  const w = useWords();
  const isWide = useWide();
  const app = useApp();
  const [shop] = useState(() => openShop(app, occasion));

  useEffect(() => {
    if (shop.occasion !== occasion) shop.browse(occasion);
    const asked = shop.covers.find((cover) => cover.theme === theme);
    // without one the last stays: a sheet that closes still shows it
    if (asked) shop.choose(asked);
  }, [shop, occasion, theme]);

  const title =
    occasion === "custom"
      ? w("shop.custom")
      : w("shop.title", { occasion: occasionOf(occasion).label });
  return (
    <Page bar={<SiteBar />}>
      <title>{`${title} · ${w("shell.brand")}`}</title>
      <h1 className={styles.title}>{title}</h1>
      <Chips as="nav" label={w("shop.occasions")} scroll>
        {shop.occasions.map(({ value, label, colour }) => (
          <ChipLink key={value} to={paths.shop(value)} tint={colour} current={value === occasion}>
            {label}
          </ChipLink>
        ))}
      </Chips>
      <div className={styles.shelf}>
        {isWide ? <ChosenCover shop={shop} /> : <NameField shop={shop} />}
        <Covers shop={shop} isWide={isWide} />
      </div>
      {isWide ? null : <ChosenSheet shop={shop} open={theme !== null} />}
    </Page>
  );
});
