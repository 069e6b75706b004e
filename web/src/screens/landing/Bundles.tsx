import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router";
import { openBundles } from "#core/app/index.ts";
import { withModal } from "#core/domain/navigation/index.ts";
import type { Bundle } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { Badge } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { bundleAsked } from "./asked.ts";
import styles from "./Bundles.module.css";

/** Cards by the bundle, each kind on an airmail slip; the one that the address asks for is marked (ROUTE-06). */
const Bundles = observer(() => {
  const w = useWords();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const bundles = useModel(openBundles, "bundles");
  const asked = bundleAsked(here);
  const isAsked = ({ bundle_type, bundle_quantity }: Bundle) =>
    asked?.type === bundle_type && asked.quantity === bundle_quantity;
  if (bundles.all.length === 0) return null;
  return (
    <div className={styles.bundles}>
      {bundles.kinds.map((kind) => (
        <section key={kind} className={styles.slip} data-asked={asked?.type === kind || undefined}>
          <h3>{w(`landing.${kind}`)}</h3>
          <p>{w(`landing.${kind}Help`)}</p>
          <ul>
            {bundles.all
              .filter(({ bundle_type }) => bundle_type === kind)
              .map((bundle) => (
                <li key={bundle.bundle_quantity}>
                  <Link
                    to={withModal(here, "bundle", {
                      type: kind,
                      quantity: bundle.bundle_quantity,
                    })}
                    preventScrollReset
                    aria-current={isAsked(bundle) || undefined}
                  >
                    <b>{w("landing.cards", { quantity: bundle.bundle_quantity })}</b>
                    <Badge tone="good">
                      {w("landing.off", { percent: bundles.saving(bundle) })}
                    </Badge>
                    <strong>{formatMoney(bundle.amount, bundle.currency_symbol)}</strong>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
export default Bundles;
