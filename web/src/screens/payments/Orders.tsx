import { ChevronRight } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import { openPayments } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Payment } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import {
  BackLink,
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  Icon,
  Page,
  Problem,
  Skeleton,
  VisuallyHidden,
} from "#web/components/index.ts";
import { dateOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Payments.module.css";
import { howOf, whatOf } from "./words.ts";

/** What one has paid for, the newest first. */
export const Orders = () => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{w("payments.heading")}</title>
      <div className={styles.head}>
        <BackLink to={paths.account} label={w("payments.back")} />
        <h1>{w("payments.heading")}</h1>
      </div>
      <OrderList heading="h2" />
    </Page>
  );
};

/** The list by itself, as the account’s page has it at a desk; `heading` is what stands in it. */
export const OrderList = observer(({ heading }: { heading: "h2" | "h3" }) => {
  const w = useWords();
  const list = useModel(openPayments, "payments");
  if (list.loaded === "failed")
    return (
      <ErrorState
        words={list.error ? said(list.error) : w("payments.failed")}
        retry={w("shell.tryAgain")}
        onRetry={() => void list.open()}
      />
    );
  if (list.loaded === "loading")
    return (
      <div className={styles.list} aria-busy="true">
        <VisuallyHidden role="status">{w("payments.loading")}</VisuallyHidden>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} width="100%" style={{ blockSize: "5.5rem" }} />
        ))}
      </div>
    );
  if (list.payments.length === 0)
    return (
      <Empty heading={heading} title={w("payments.none")} words={w("payments.noneHelp")}>
        <ButtonLink kind="primary" to={paths.credits}>
          {w("payments.buy")}
        </ButtonLink>
      </Empty>
    );
  return (
    <>
      <ul className={styles.list}>
        {list.payments.map((payment) => (
          <li key={payment.id}>
            <Order payment={payment} />
          </li>
        ))}
      </ul>
      <Problem>{list.error ? said(list.error) : null}</Problem>
      {list.hasMore ? (
        <Button onClick={() => void list.more()} disabled={list.busy}>
          {w("payments.more")}
        </Button>
      ) : null}
    </>
  );
});

const Order = ({ payment }: { payment: Payment }) => {
  const w = useWords();
  const { ports } = useApp();
  return (
    <Link className={styles.order} to={paths.payment(payment.id)}>
      <span className={styles.what}>
        <b>{whatOf(w, payment)}</b>
        <span className={styles.how}>
          {dateOf(payment.created_on, ports.clock.now())} · {howOf(w, payment)}
        </span>
      </span>
      <b className={styles.sum}>{formatMoney(payment.amount_total)}</b>
      <Icon of={ChevronRight} size={22} />
    </Link>
  );
};
