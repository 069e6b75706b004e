import { observer } from "mobx-react-lite";
import { paths } from "#core/domain/navigation/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { ButtonLink, Price, Skeleton } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { Band } from "./Band.tsx";
import styles from "./Pricing.module.css";

/** What each tier holds and costs, as the server says (OPEN-25, ROUTE-06). */
export const Pricing = observer(() => {
  const w = useWords();
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
                name={label}
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
                {amount === 0 ? (
                  <ButtonLink to={paths.shop()} wide>
                    {w("landing.startFree")}
                  </ButtonLink>
                ) : null}
              </Price>
            ))}
      </div>
      <p className={styles.note}>{w("landing.startNote")}</p>
    </Band>
  );
});
