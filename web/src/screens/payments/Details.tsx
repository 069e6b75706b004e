import { observer } from "mobx-react-lite";
import { openPayment } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { type Payment, referenceOf } from "#core/domain/payment/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import {
  BackLink,
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Row,
  Skeleton,
  Stack,
} from "#web/components/index.ts";
import { dateOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { TestBadge } from "../../checkout/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Status } from "../post/Status.tsx";
import styles from "./Payments.module.css";
import { Receipt } from "./Receipt.tsx";
import { howOf, sumsOf, whatOf } from "./words.ts";

/** One payment with its reference and its sums, and its receipt once more. */
export const Details = ({ id }: { id: string }) => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{w("payments.details")}</title>
      <div className={styles.head}>
        <BackLink to={paths.payments} label={w("payments.toList")} />
        <h1>{w("payments.details")}</h1>
      </div>
      <Order id={id} heading="h2" />
    </Page>
  );
};

type OrderProps = {
  id: string;
  /** What stands in it. */
  heading: "h2" | "h3";
};

/** The order by itself, as the account’s page has it at a desk. */
export const Order = observer(({ id, heading }: OrderProps) => {
  const w = useWords();
  const details = useModel((app) => openPayment(app, id), id);
  const { payment } = details;
  if (details.loaded === "missing")
    return (
      <Empty heading={heading} title={w("payments.missing")} words={w("payments.missingHelp")}>
        <ButtonLink kind="primary" to={paths.payments}>
          {w("payments.toList")}
        </ButtonLink>
      </Empty>
    );
  if (details.loaded === "failed")
    return (
      <ErrorState
        words={details.error ? said(details.error) : w("payments.failed")}
        retry={w("shell.tryAgain")}
        onRetry={() => void details.open()}
      />
    );
  if (payment === null)
    return (
      <div aria-busy="true">
        <Skeleton width="100%" style={{ blockSize: "16rem" }} />
      </div>
    );
  return (
    <Stack gap={6}>
      {payment.is_test ? <TestBadge /> : null}
      <Sums payment={payment} />
      {payment.postal_order || payment.story ? (
        <Row gap={3}>
          {payment.postal_order ? (
            <ButtonLink
              kind="primary"
              to={postalPaths.summary(payment.postal_order.story_id, payment.postal_order.id)}
            >
              {w("postal.seeOrder")}
            </ButtonLink>
          ) : null}
          {payment.story ? (
            <ButtonLink to={paths.edit(payment.story.id)}>{w("payments.openCard")}</ButtonLink>
          ) : null}
        </Row>
      ) : null}
      {payment.status === "succeeded" ? <Receipt details={details} payment={payment} /> : null}
    </Stack>
  );
});

const Sums = ({ payment }: { payment: Payment }) => {
  const w = useWords();
  const { ports } = useApp();
  return (
    <section className={styles.sheet}>
      <p className={styles.title}>{whatOf(w, payment)}</p>
      <p className={styles.how}>{howOf(w, payment)}</p>
      {payment.postal_order ? (
        <p className={styles.state}>
          <Status order={payment.postal_order} />
        </p>
      ) : null}
      <dl className={styles.sums}>
        <div>
          <dt>{w("payments.reference")}</dt>
          <dd>{referenceOf(payment)}</dd>
        </div>
        <div>
          <dt>{w("payments.date")}</dt>
          <dd>{dateOf(payment.created_on, ports.clock.now())}</dd>
        </div>
        {sumsOf(w, payment).map(([words, sum]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{w("payments.total")}</dt>
          <dd>{formatMoney(payment.amount_total)}</dd>
        </div>
      </dl>
    </section>
  );
};
