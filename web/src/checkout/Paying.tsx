import { Check, Hourglass, Landmark } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Checkout } from "#core/app/index.ts";
import { type Payment, referenceOf, testCards } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { Button, Icon, Problem, Progress, Quiet, Row, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Checkout.module.css";
import { StripeForm } from "./StripeForm.tsx";
import { TestBadge } from "./TestBadge.tsx";

type PayingProps = {
  checkout: Checkout;
  /** What is bought, in a few words: "Unlimited for “Hooray”". */
  what: string;
  /** What was got, once it is paid. */
  got: ReactNode;
  /** The way on from there. */
  goOn: { readonly words: string; readonly act: () => void };
};

/** From the payment form to having paid, in the place of what was chosen from (PAY-18, PAY-19); that it is a test stands at every step (OPEN-152). */
export const Paying = observer((props: PayingProps) => {
  const isTest = props.checkout.provider === "test";
  return (
    <Stack gap={4}>
      {isTest ? <TestBadge /> : null}
      <Step {...props} />
    </Stack>
  );
});

const Step = observer(({ checkout, what, got, goOn }: PayingProps) => {
  const w = useWords();
  const [number, setNumber] = useState(testCards[0]?.number ?? "");
  switch (checkout.step) {
    case "question":
      return <Question checkout={checkout} />;
    case "waiting":
    case "trying":
    case "opening":
      return (
        <Progress value={undefined} label={w("checkout.waiting")} words={w("checkout.waiting")} />
      );
    case "late":
      return (
        <State icon={Hourglass} title={w("checkout.late")}>
          <p>{w("checkout.lateHelp")}</p>
          <Button kind="primary" onClick={goOn.act}>
            {w("checkout.close")}
          </Button>
        </State>
      );
    case "done":
      return (
        <State icon={Check} title={w("checkout.done")}>
          <p>{got}</p>
          {checkout.payment ? (
            <Quiet>{w("checkout.receipt", { reference: referenceOf(checkout.payment) })}</Quiet>
          ) : null}
          <Button kind="primary" onClick={goOn.act}>
            {goOn.words}
          </Button>
        </State>
      );
    default:
      return (
        <Stack gap={5}>
          {checkout.payment ? <Summary payment={checkout.payment} what={what} /> : null}
          <Problem>{checkout.error ? said(checkout.error) : null}</Problem>
          {checkout.stripe ? (
            <StripeForm checkout={checkout} {...checkout.stripe} />
          ) : (
            <TestForm checkout={checkout} number={number} onNumber={setNumber} />
          )}
        </Stack>
      );
  }
});

/** The sum, as it comes from the server. */
const Summary = ({ payment, what }: { payment: Payment; what: string }) => {
  const w = useWords();
  const { amount_subtotal, amount_discount, amount_shipping, amount_total, is_upgrade } = payment;
  return (
    <dl className={styles.summary}>
      <div className={styles.row}>
        <dt>{what}</dt>
        <dd>{formatMoney(amount_subtotal)}</dd>
      </div>
      {amount_discount > 0 ? (
        <div className={styles.row}>
          <dt>{w("checkout.discount")}</dt>
          <dd>−{formatMoney(amount_discount)}</dd>
        </div>
      ) : null}
      {amount_shipping > 0 ? (
        <div className={styles.row}>
          <dt>{w("checkout.postage")}</dt>
          <dd>{formatMoney(amount_shipping)}</dd>
        </div>
      ) : null}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{w("checkout.total")}</dt>
        <dd>{formatMoney(amount_total)}</dd>
      </div>
      {is_upgrade ? <Quiet>{w("checkout.upgrade")}</Quiet> : null}
    </dl>
  );
};

type TestFormProps = {
  checkout: Checkout;
  number: string;
  onNumber: (number: string) => void;
};

/** The cards of the test provider, by what they lead to (OPEN-152). */
const TestForm = observer(({ checkout, number, onNumber }: TestFormProps) => {
  const w = useWords();
  const price = formatMoney(checkout.payment?.amount_total ?? 0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void checkout.tryTestCard(number);
      }}
    >
      <Stack gap={4}>
        <Quiet>{w("checkout.test")}</Quiet>
        <fieldset className={styles.cards}>
          <legend className={styles.legend}>{w("checkout.testCards")}</legend>
          {testCards.map((card) => (
            <label key={card.number} className={styles.card}>
              <input
                type="radio"
                id={`test-card-${card.number}`}
                name="test_card"
                value={card.number}
                checked={card.number === number}
                onChange={() => onNumber(card.number)}
              />
              <span className={styles.outcome}>
                {w("checkout.outcome", { outcome: card.outcome })}
              </span>
              <span className={styles.number}>
                {w("checkout.ending", { last4: card.number.slice(-4) })}
              </span>
            </label>
          ))}
        </fieldset>
        <Button kind="primary" wide type="submit">
          {w("checkout.pay", { price })}
        </Button>
      </Stack>
    </form>
  );
});

const Question = observer(({ checkout }: { checkout: Checkout }) => {
  const w = useWords();
  return (
    <State icon={Landmark} title={w("checkout.question")}>
      <p>{w("checkout.questionHelp")}</p>
      <Row>
        <Button onClick={() => void checkout.answerQuestion(false)}>{w("checkout.decline")}</Button>
        <Button kind="primary" onClick={() => void checkout.answerQuestion(true)}>
          {w("checkout.approve")}
        </Button>
      </Row>
    </State>
  );
});

/** One thing that is so now; readers are taken to it, since what they were at is gone. */
const State = ({
  icon,
  title,
  children,
}: {
  icon: typeof Check;
  title: string;
  children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.state}>
      <span className={styles.tick}>
        <Icon of={icon} size={36} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
};
