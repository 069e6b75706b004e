import { observer } from "mobx-react-lite";
import { Suspense, useRef } from "react";
import { useLocation } from "react-router";
import { paths } from "#core/domain/navigation/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { ButtonLink, Price, Skeleton } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useTierName } from "../../hooks/tierName.ts";
import { aside } from "../../shell/index.ts";
import { bundleAsked } from "./asked.ts";
import { Band } from "./Band.tsx";
import { useNear } from "./near.ts";
import styles from "./Pricing.module.css";

// below what most people come for, and after it
const Bundles = aside(() => import("./Bundles.tsx"));

/** What each tier holds and costs, as the server says (OPEN-25, ROUTE-06). */
export const Pricing = observer(() => {
  const w = useWords();
  const tierName = useTierName();
  const { products, isSetUp } = useApp().shell;
  if (products.length === 0 && isSetUp)
    return (
      <Band id="pricing" title={w("landing.pricing")} help={w("landing.pricesAway")} tinted>
        <ButtonLink to={paths.shop()}>{w("landing.startFree")}</ButtonLink>
      </Band>
    );
  return (
    <Band id="pricing" title={w("landing.pricing")} help={w("landing.pricingHelp")} tinted>
      <div className={styles.prices} aria-busy={products.length === 0 || undefined}>
        {products.length === 0
          ? ["free", "starter", "unlimited"].map((name) => (
              <div key={name} className={styles.blank}>
                <Skeleton width="40%" />
                <Skeleton width="70%" />
                <Skeleton />
              </div>
            ))
          : products.map(({ name, label, amount, currency_symbol, slide_limit }) => (
              <Price
                key={name}
                name={tierName({ name, label })}
                price={formatMoney(amount, currency_symbol)}
                per={amount === 0 ? undefined : w("landing.perCard")}
                ribbon={name === "starter" ? w("landing.most") : undefined}
                points={[
                  slide_limit === null
                    ? w("landing.holdsAll")
                    : w("landing.holds", { limit: slide_limit }),
                  w("landing.covers"),
                  w("landing.ways"),
                ]}
              >
                <ButtonLink
                  to={paths.shop()}
                  kind={name === "starter" ? "primary" : undefined}
                  wide
                >
                  {w(amount === 0 ? "landing.startFree" : "landing.startCard")}
                </ButtonLink>
              </Price>
            ))}
      </div>
      <p className={styles.note}>{w("landing.startNote")}</p>
      <Bulk />
    </Band>
  );
});

/** Bundles come with whoever comes near them, at once where the address asks for one (ROUTE-06). */
const Bulk = () => {
  const { search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isNeeded = isNear || bundleAsked(search) !== null;
  return (
    <div ref={place} className={styles.bulk}>
      {isNeeded ? (
        <Suspense>
          <Bundles />
        </Suspense>
      ) : null}
    </div>
  );
};
