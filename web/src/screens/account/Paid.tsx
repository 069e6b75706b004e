import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#core/domain/navigation/index.ts";
import { Icon, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { CreditCounts, OrderList } from "../payments/index.ts";
import styles from "./Account.module.css";

/**
 * Credits and what one paid for: on the page itself at a desk, behind a link each on a phone (ROUTE-38, ROUTE-39). Nothing
 * is sold on a site without tiers (OPEN-169).
 */
export const Paid = ({ isMobile }: { isMobile: boolean }) => {
  const w = useWords();
  const { ports } = useApp();
  if (ports.settings.tiers === "off") return null;
  const places = [
    [paths.credits, w("payments.credits")],
    [paths.payments, w("payments.heading")],
  ] as const;
  return isMobile ? (
    places.map(([path, words]) => (
      <Link key={path} to={path} className={styles.person}>
        <span className={styles.who}>
          <b>{words}</b>
        </span>
        <Icon of={ChevronRight} />
      </Link>
    ))
  ) : (
    <>
      <Sheet className={styles.part} aria-labelledby="credits">
        <h2 id="credits">{w("payments.credits")}</h2>
        <CreditCounts from={paths.account} />
      </Sheet>
      <Sheet className={styles.part} aria-labelledby="orders">
        <h2 id="orders">{w("payments.heading")}</h2>
        <OrderList heading="h3" />
      </Sheet>
    </>
  );
};
