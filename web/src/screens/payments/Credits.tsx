import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { BackLink, ButtonLink, Page, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Payments.module.css";

/** The credits of an account: how many are left, and where there are more (PAY-15). */
export const Credits = () => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{w("payments.credits")}</title>
      <div className={styles.head}>
        <BackLink to={paths.account} label={w("payments.back")} />
        <h1>{w("payments.credits")}</h1>
      </div>
      <CreditCounts from={paths.credits}>
        <ButtonLink to={paths.payments}>{w("payments.heading")}</ButtonLink>
      </CreditCounts>
    </Page>
  );
};

type CreditCountsProps = {
  /** The page that they are on, where their sale opens. */
  from: string;
  children?: ReactNode;
};

/** The counts by themselves, as the account’s page has them at a desk. */
export const CreditCounts = observer(({ from, children }: CreditCountsProps) => {
  const w = useWords();
  const { session } = useApp();
  const { profile } = session;
  useEffect(() => void session.readProfile(), [session]);
  const kinds = [
    [w("payments.digital"), profile?.credits_digital_available, profile?.credits_digital_used],
    [w("payments.postal"), profile?.credits_postal_available, profile?.credits_postal_used],
  ] as const;
  return (
    <Stack gap={5}>
      <p>{w("payments.creditsHelp")}</p>
      <ul className={styles.kinds}>
        {kinds.map(([words, left = 0, used = 0]) => (
          <li key={words} className={styles.sheet}>
            <b className={styles.kind}>{words}</b>
            <p className={styles.left}>{w("payments.left", { n: left })}</p>
            <p className={styles.how}>{w("payments.used", { n: used })}</p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink kind="primary" to={withModal(from, "bundle")}>
          {w("payments.buy")}
        </ButtonLink>
        {children}
      </div>
    </Stack>
  );
});
