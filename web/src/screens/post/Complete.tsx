import { observer } from "mobx-react-lite";
import { Navigate } from "react-router";
import { type CardEditor, openPosting } from "#core/app/index.ts";
import { addressee } from "#core/domain/address/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { referenceOf } from "#core/domain/payment/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { ButtonLink, Quiet, Row } from "#web/components/index.ts";
import { wholeDate } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import { TestBadge } from "../../checkout/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { Parcel } from "./Parcel.tsx";
import styles from "./Post.module.css";
import { PostPage } from "./PostPage.tsx";

/** It is ordered: to whom it goes and by when (ROUTE-60). */
export const Complete = observer(({ editor, id }: { editor: CardEditor; id: string }) => {
  const w = useWords();
  const now = useApp().ports.clock.now();
  const posting = useModel((app) => openPosting(app, editor.id, id), id);
  const { currentOrder: order, payment } = posting;
  if (order?.status === "incomplete")
    return <Navigate to={postalPaths.order(editor.id, id)} replace />;
  if (order?.status === "cancelled")
    return <Navigate to={postalPaths.summary(editor.id, id)} replace />;
  return (
    <PostPage
      editor={editor}
      posting={posting}
      heading={w("postal.completeHeading")}
      back={[paths.edit(editor.id), w("group.backToCard")]}
      always
      aside={<Parcel leads editor={editor} address={order?.address ?? null} />}
    >
      {order ? (
        <div className={styles.parts} role="status">
          {order.address ? (
            <p>{w("postal.completeTo", { name: addressee(order.address) })}</p>
          ) : null}
          {order.delivery_by ? (
            <p className={styles.arrives}>
              {w("postal.arrives", { day: wholeDate(order.delivery_by, now) })}
            </p>
          ) : null}
          {payment?.is_test ? <TestBadge /> : null}
          {payment ? (
            <Quiet>{w("postal.completeReference", { reference: referenceOf(payment) })}</Quiet>
          ) : null}
          <Row gap={3}>
            <ButtonLink kind="primary" to={postalPaths.summary(editor.id, id)}>
              {w("postal.seeSummary")}
            </ButtonLink>
            <ButtonLink to={paths.home()}>{w("postal.toCards")}</ButtonLink>
          </Row>
        </div>
      ) : null}
    </PostPage>
  );
});
