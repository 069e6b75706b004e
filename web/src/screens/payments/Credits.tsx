import { observer } from "mobx-react-lite";
import { openPayments } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { BackLink, ButtonLink, Page, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Payments.module.css";

/** The credits of an account: how many are left, and where there are more (PAY-15). */
export const Credits = observer(() => {
  const w = useWords();
  const { profile } = useModel(openPayments, "credits");
  const kinds = [
    [w("payments.digital"), profile?.credits_digital_available, profile?.credits_digital_used],
    [w("payments.postal"), profile?.credits_postal_available, profile?.credits_postal_used],
  ] as const;
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{w("payments.credits")}</title>
      <div className={styles.head}>
        <BackLink to={paths.account} label={w("payments.back")} />
        <h1>{w("payments.credits")}</h1>
      </div>
      <Stack gap={5}>
        <p>{w("payments.creditsHelp")}</p>
        <div className={styles.kinds}>
          {kinds.map(([words, left = 0, used = 0]) => (
            <section key={words} className={styles.sheet}>
              <h2>{words}</h2>
              <p className={styles.left}>{w("payments.left", { n: left })}</p>
              <p className={styles.how}>{w("payments.used", { n: used })}</p>
            </section>
          ))}
        </div>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to={withModal(paths.credits, "bundle")}>
            {w("payments.buy")}
          </ButtonLink>
          <ButtonLink to={paths.payments}>{w("payments.heading")}</ButtonLink>
        </div>
      </Stack>
    </Page>
  );
});
