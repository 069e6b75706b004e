import { CalendarClock, Pencil, Rabbit, Zap } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { type CardEditor, openPosting, type Posting } from "#core/app/index.ts";
import { type Address, addressee, addressLines } from "#core/domain/address/index.ts";
import { type PostalOrder, postalPaths } from "#core/domain/postal/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import {
  Button,
  ButtonLink,
  Problem,
  Row,
  Segments,
  Sheet,
  TextInput,
  Tiles,
} from "#web/components/index.ts";
import { wholeDate } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { Parcel } from "./Parcel.tsx";
import styles from "./Post.module.css";
import { PostPage } from "./PostPage.tsx";
import { Prices } from "./Prices.tsx";
import { Printed } from "./Printed.tsx";

/** The order before it is paid: address, postage, when it arrives, and what it costs (ROUTE-60). */
export const OrderPage = observer(({ editor, id }: { editor: CardEditor; id: string }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const posting = useModel((app) => openPosting(app, editor.id, id), id);
  const order = posting.currentOrder;
  if (order !== null && order.status !== "incomplete")
    return <Navigate to={postalPaths.summary(editor.id, id)} replace />;
  const goOn = () => {
    if (posting.check()) navigator.go(postalPaths.payment(editor.id, id));
  };
  const button = (wide: boolean) => (
    <Button kind="primary" size="large" wide={wide || undefined} busy={posting.busy} onClick={goOn}>
      {w("postal.toPayment")}
    </Button>
  );
  return (
    <PostPage
      editor={editor}
      posting={posting}
      heading={w("postal.orderHeading")}
      back={[postalPaths.start(editor.id), w("postal.back")]}
      dock={button(true)}
      aside={<Parcel editor={editor} address={order?.address ?? null} />}
    >
      {order ? (
        <>
          <Where editorId={editor.id} address={order.address} />
          <How posting={posting} order={order} />
          <When posting={posting} order={order} />
          <Printed editor={editor} />
          <Prices order={order} />
          <Problem>{said(posting.error)}</Problem>
          <div className={styles.wide}>{button(false)}</div>
        </>
      ) : null}
    </PostPage>
  );
});

const Where = ({ editorId, address }: { editorId: string; address: Address | null }) => {
  const w = useWords();
  return (
    <Sheet className={styles.parts} aria-labelledby="address">
      <h2 id="address">{w("postal.address")}</h2>
      {address ? (
        <address className={styles.address}>
          <b>{addressee(address)}</b>
          {addressLines(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : null}
      <Row gap={2}>
        <ButtonLink size="small" to={postalPaths.add(editorId)}>
          {w(address ? "postal.changeAddress" : "postal.begin")}
        </ButtonLink>
        {address ? (
          <ButtonLink size="small" icon={Pencil} to={postalPaths.address(editorId, address.id)}>
            {w("postal.editAddress")}
          </ButtonLink>
        ) : null}
      </Row>
    </Sheet>
  );
};

type PartProps = { posting: Posting; order: PostalOrder };

/** How it travels (POST-03). */
const How = observer(({ posting, order }: PartProps) => {
  const w = useWords();
  const fastest = Math.min(...posting.offer.postal_classes.map((one) => one.delivery_days));
  return (
    <section className={styles.parts} aria-labelledby="class">
      <h2 id="class">{w("postal.class")}</h2>
      <Tiles
        name="postal_class"
        label={w("postal.class")}
        value={order.postal_class ?? undefined}
        options={posting.offer.postal_classes.map((one) => ({
          value: one.id,
          words: one.name,
          icon: one.delivery_days === fastest ? Zap : Rabbit,
          note: `${w("postal.classDays", { n: one.delivery_days })} · ${formatMoney(one.amount)}`,
        }))}
        onValue={(postal_class) => void posting.change({ postal_class })}
      />
      <Problem>{said(posting.fieldErrors.postal_class)}</Problem>
    </section>
  );
});

/** As soon as it can be there, or by a day that one chooses (OPEN-160). */
const When = observer(({ posting, order }: PartProps) => {
  const w = useWords();
  const now = useApp().ports.clock.now();
  const [isOnADay, setOnADay] = useState(order.scheduled_delivery);
  const [day, setDay] = useState(order.delivery_by?.slice(0, 10) ?? "");
  // as the server says it, once it has said so
  const { delivery_by } = order;
  useEffect(() => setDay(delivery_by?.slice(0, 10) ?? ""), [delivery_by]);
  return (
    <section className={styles.parts} aria-labelledby="arrival">
      <h2 id="arrival">{w("postal.whenHeading")}</h2>
      <Segments
        name="arrival"
        label={w("postal.whenHeading")}
        wide
        value={isOnADay ? "day" : "soon"}
        options={[
          { value: "soon", words: w("postal.soon"), icon: Zap },
          { value: "day", words: w("postal.onADay"), icon: CalendarClock },
        ]}
        onValue={(when) => {
          setOnADay(when === "day");
          if (when === "soon")
            void posting.change({ scheduled_delivery: false, delivery_by: null });
        }}
      />
      {isOnADay ? (
        <TextInput
          name="delivery_by"
          type="date"
          label={w("postal.day")}
          value={day}
          onValue={(next) => {
            setDay(next);
            if (next !== "") void posting.change({ scheduled_delivery: true, delivery_by: next });
          }}
          error={said(posting.fieldErrors.delivery_by)}
        />
      ) : null}
      <p role="status" className={styles.arrives}>
        {delivery_by ? w("postal.arrives", { day: wholeDate(delivery_by, now) }) : ""}
      </p>
    </section>
  );
});
