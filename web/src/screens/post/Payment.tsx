import { CreditCard, Ticket } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link, Navigate } from "react-router";
import {
  type CardEditor,
  openPostalPayment,
  openPosting,
  type PostalPayment,
} from "#core/app/index.ts";
import { addressee } from "#core/domain/address/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { type PostalOrder, postalPaths } from "#core/domain/postal/index.ts";
import { Button, ErrorState, Problem, Progress, Quiet, Sheet } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Paying } from "../../checkout/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { drawing } from "./drawing.ts";
import { Parcel } from "./Parcel.tsx";
import styles from "./Post.module.css";
import { PostPage } from "./PostPage.tsx";
import { Prices } from "./Prices.tsx";

/** Paying for the order by card or with a postal credit, once its print is prepared (ROUTE-60, POST-05). */
export const PaymentPage = observer(({ editor, id }: { editor: CardEditor; id: string }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const payment = useModel(
    (app) => openPostalPayment(app, openPosting(app, editor.id, id), drawing(app, editor)),
    id,
  );
  const { posting, checkout } = payment;
  const order = posting.currentOrder;
  const isDone = checkout.step === "done";
  useEffect(() => {
    if (isDone) navigator.go(postalPaths.complete(editor.id, id), { replace: true });
  }, [isDone, navigator, editor.id, id]);
  // while it is being paid here, the order may be known to be before the payment is done
  const isPaying = checkout.step !== "choosing";
  if (order !== null && order.status !== "incomplete" && !isPaying)
    return <Navigate to={postalPaths.summary(editor.id, id)} replace />;
  // nothing can be paid that is not ready to go
  if (order !== null && (order.address === null || order.postal_class === null))
    return <Navigate to={postalPaths.order(editor.id, id)} replace />;
  return (
    <PostPage
      editor={editor}
      posting={posting}
      heading={w("postal.payHeading")}
      back={[postalPaths.order(editor.id, id), w("postal.backToOrder")]}
      aside={<Parcel editor={editor} address={order?.address ?? null} />}
    >
      {order ? <Steps payment={payment} order={order} /> : null}
    </PostPage>
  );
});

type PartProps = { payment: PostalPayment; order: PostalOrder };

const Steps = observer(({ payment, order }: PartProps) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const { checkout, print } = payment;
  if (print.status === "failed")
    return (
      <ErrorState
        words={w("postal.printFailed")}
        retry={w("shell.tryAgain")}
        onRetry={() => void print.prepare()}
      />
    );
  if (print.status === "preparing")
    return (
      <Sheet className={styles.parts}>
        <Progress
          value={print.prepared === 0 ? undefined : print.prepared * 100}
          label={w("postal.preparing")}
          words={w("postal.preparing")}
        />
        <Quiet>{w("postal.preparingHelp")}</Quiet>
      </Sheet>
    );
  if (checkout.step === "choosing") return <Choosing payment={payment} order={order} />;
  const name = order.address ? addressee(order.address) : "";
  return (
    <Sheet className={styles.parts}>
      <Paying
        checkout={checkout}
        what={name ? w("postal.what", { name }) : w("postal.whatNoName")}
        got={w("postal.got")}
        goOn={{
          words: w("postal.seeOrder"),
          act: () => navigator.go(postalPaths.start(order.story_id)),
        }}
      />
      {checkout.step === "form" ? (
        <div>
          <Button onClick={() => checkout.again()}>{w("postal.otherPay")}</Button>
        </div>
      ) : null}
    </Sheet>
  );
});

/** By card or with a credit, and what it comes to. */
const Choosing = observer(({ payment, order }: PartProps) => {
  const w = useWords();
  const { posting, checkout } = payment;
  const { credits, creditPays } = posting;
  return (
    <>
      <Prices order={order} />
      <Problem>{said(checkout.error)}</Problem>
      <Sheet className={styles.parts}>
        {creditPays ? (
          <>
            <Button
              kind="primary"
              size="large"
              wide
              icon={Ticket}
              onClick={() => void payment.pay("credit")}
            >
              {w("postal.byCredit", { n: credits })}
            </Button>
            <Quiet small>{w("postal.creditHelp")}</Quiet>
          </>
        ) : null}
        <Button
          kind={creditPays ? "quiet" : "primary"}
          size="large"
          wide
          icon={CreditCard}
          onClick={() => void payment.pay("card")}
        >
          {w("postal.byCard")}
        </Button>
        {creditPays ? null : <Saving hasCredits={credits > 0} />}
      </Sheet>
    </>
  );
});

const Saving = ({ hasCredits }: { hasCredits: boolean }) => {
  const w = useWords();
  return (
    <Quiet small>
      {hasCredits ? (
        w("postal.creditOther")
      ) : (
        <>
          {w("postal.noCredits")} <Link to={paths.credits}>{w("postal.bundles")}</Link>
        </>
      )}
    </Quiet>
  );
};
