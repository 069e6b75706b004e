import { useRoute } from "../../hooks/route.ts";
import { OwnCard } from "../frame/OwnCard.tsx";
import { Add } from "./Add.tsx";
import { Complete } from "./Complete.tsx";
import { ContactPage } from "./Contact.tsx";
import { Contacts } from "./Contacts.tsx";
import { OrderPage } from "./Order.tsx";
import { PaymentPage } from "./Payment.tsx";
import { Start } from "./Start.tsx";
import { Summary } from "./Summary.tsx";
import { To } from "./To.tsx";

/** Sending a card by post, a page for each step (ROUTE-58..60, POST-11), and one’s contacts (ROUTE-36, ROUTE-37). */
export const Component = () => {
  const { route, params } = useRoute();
  const { id = "", addressId = "", orderId = "" } = params;
  switch (route.path) {
    case "/account/addresses":
      return <Contacts />;
    case "/account/addresses/:id":
      return <ContactPage key={id} id={id} />;
    case "/edit/:id/send/post/add":
      return <OwnCard>{(editor) => <Add editor={editor} />}</OwnCard>;
    case "/edit/:id/send/post/address/:addressId":
      return <OwnCard>{(editor) => <To key={addressId} editor={editor} id={addressId} />}</OwnCard>;
    case "/edit/:id/send/post/:orderId":
      return (
        <OwnCard>{(editor) => <OrderPage key={orderId} editor={editor} id={orderId} />}</OwnCard>
      );
    case "/edit/:id/send/post/:orderId/payment":
      return (
        <OwnCard>{(editor) => <PaymentPage key={orderId} editor={editor} id={orderId} />}</OwnCard>
      );
    case "/edit/:id/send/post/:orderId/complete":
      return (
        <OwnCard>{(editor) => <Complete key={orderId} editor={editor} id={orderId} />}</OwnCard>
      );
    case "/edit/:id/send/post/:orderId/summary":
      return (
        <OwnCard>{(editor) => <Summary key={orderId} editor={editor} id={orderId} />}</OwnCard>
      );
    default:
      return <OwnCard>{(editor) => <Start editor={editor} />}</OwnCard>;
  }
};
