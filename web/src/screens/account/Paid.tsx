import { ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { paths } from "#core/domain/navigation/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { Icon, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useRoute } from "../../hooks/route.ts";
import { CreditCounts, OrderList } from "../payments/index.ts";
import { ContactList } from "../post/Contacts.tsx";
import styles from "./Account.module.css";

/** The part of the page that an address of its own leads to at a desk. */
const partAt: Readonly<Record<string, string>> = {
  [postalPaths.contacts]: "contacts",
  [paths.credits]: "credits",
  [paths.payments]: "orders",
};

/**
 * Contacts, credits and what one paid for: on the page itself at a desk, behind a link each on a phone (ROUTE-36, ROUTE-38, ROUTE-39). Nothing
 * is sold on a site without tiers (OPEN-169).
 */
export const Paid = ({ isMobile }: { isMobile: boolean }) => {
  const w = useWords();
  const { ports, shell } = useApp();
  const { route } = useRoute();
  useEffect(() => {
    const heading = isMobile ? null : document.getElementById(partAt[route.path] ?? "");
    heading?.parentElement?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [route.path, isMobile]);
  if (ports.settings.tiers === "off") return null;
  // contacts are for posting cards alone (OPEN-159)
  const hasPost = shell.enabledFeatures.includes("send_by_post");
  const places = [
    ...(hasPost ? [[postalPaths.contacts, w("postal.contacts")] as const] : []),
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
      {hasPost ? (
        <Sheet className={styles.part} aria-labelledby="contacts">
          <h2 id="contacts">{w("postal.contacts")}</h2>
          <ContactList heading="h3" />
        </Sheet>
      ) : null}
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
