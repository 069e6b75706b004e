import { observer } from "mobx-react-lite";
import { Navigate } from "react-router";
import { type CardEditor, openPosting, type Posting } from "#core/app/index.ts";
import { addressee, addressLines } from "#core/domain/address/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { referenceOf } from "#core/domain/payment/index.ts";
import { type PostalOrder, postalPaths } from "#core/domain/postal/index.ts";
import { ButtonLink, Sheet } from "#web/components/index.ts";
import { dateOf, wholeDate } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import { TestBadge } from "../../checkout/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { Parcel } from "./Parcel.tsx";
import styles from "./Post.module.css";
import { PostPage } from "./PostPage.tsx";
import { Prices } from "./Prices.tsx";
import { Printed } from "./Printed.tsx";
import { Status } from "./Status.tsx";

/** One order as it stands: print, address, postage, arrival, prices, status and reference (OPEN-161). */
export const Summary = observer(({ editor, id }: { editor: CardEditor; id: string }) => {
  const w = useWords();
  const posting = useModel((app) => openPosting(app, editor.id, id), id);
  const order = posting.currentOrder;
  if (order?.status === "incomplete")
    return <Navigate to={postalPaths.order(editor.id, id)} replace />;
  return (
    <PostPage
      editor={editor}
      posting={posting}
      heading={w("postal.summaryHeading")}
      back={[postalPaths.start(editor.id), w("postal.allOrders")]}
      always
      aside={<Parcel editor={editor} address={order?.address ?? null} />}
    >
      {order ? (
        <>
          <div className={styles.state}>
            <Status order={order} />
            <p>{w("postal.statusHelp", { status: order.status })}</p>
          </div>
          {posting.payment?.is_test ? <TestBadge /> : null}
          <Printed editor={editor} />
          <Facts posting={posting} order={order} />
          <Prices order={order} />
        </>
      ) : null}
    </PostPage>
  );
});

const Facts = observer(({ posting, order }: { posting: Posting; order: PostalOrder }) => {
  const w = useWords();
  const now = useApp().ports.clock.now();
  const { payment, postalClass } = posting;
  const { address, delivery_by } = order;
  return (
    <Sheet className={styles.parts}>
      <dl className={styles.facts}>
        {address ? (
          <div>
            <dt>{w("postal.address")}</dt>
            <dd className={styles.address}>
              <b>{addressee(address)}</b>
              {addressLines(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ) : null}
        {postalClass ? (
          <div>
            <dt>{w("postal.class")}</dt>
            <dd>{postalClass.name}</dd>
          </div>
        ) : null}
        {delivery_by && order.status !== "cancelled" ? (
          <div>
            <dt>{w("postal.day")}</dt>
            <dd>{wholeDate(delivery_by, now)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{w("payments.date")}</dt>
          <dd>{dateOf(payment?.created_on ?? order.created_on, now)}</dd>
        </div>
        {payment ? (
          <div>
            <dt>{w("postal.reference")}</dt>
            <dd>{referenceOf(payment)}</dd>
          </div>
        ) : null}
      </dl>
      {payment ? (
        <div>
          <ButtonLink size="small" to={paths.payment(payment.id)}>
            {w("postal.openPayment")}
          </ButtonLink>
        </div>
      ) : null}
    </Sheet>
  );
});
