import type { App } from "#core/app/index.ts";
import type { Address } from "#core/domain/address/index.ts";
import type { Payment } from "#core/domain/payment/index.ts";
import { cardClasses, type PostalOrder, postalClasses } from "#core/domain/postal/index.ts";
import { transportWords } from "#core/domain/words/index.ts";
import { done, formatMoney, refused } from "#core/kernel/index.ts";
import type { InputOf, OperationId } from "#core/operations/index.ts";

const gone = () => refused("notFound", transportWords.fault);
type Change = NonNullable<InputOf<"changePostalOrder">["body"]>;

/** The calls of post, answered in memory in place of the server’s, with what was kept at hand: for screens. */
export const postOffice = (app: App, { isOn = true, credits = 0 } = {}) => {
  const addresses: Address[] = [];
  const orders: PostalOrder[] = [];
  const payments: Payment[] = [];
  const asked: [OperationId, unknown][] = [];
  /** Refuses the next of these calls. */
  const broken = new Set<OperationId>();
  /** Answers of these come once their promise is kept. */
  const held = new Map<OperationId, Promise<void>>();
  let waiting = 0;
  const priced = (order: PostalOrder): PostalOrder => {
    const card = cardClasses[0]?.amount ?? 0;
    const post = postalClasses.find(({ id }) => id === order.postal_class)?.amount ?? 0;
    const total = card + post;
    return {
      ...order,
      address: addresses.find(({ id }) => id === order.address_id) ?? null,
      delivery_by: order.scheduled_delivery ? order.delivery_by : "2026-12-08",
      ...{ card, post, total },
      pricing_formatted: {
        card: formatMoney(card),
        post: formatMoney(post),
        total: formatMoney(total),
      },
    };
  };
  const put = (order: PostalOrder) => {
    const at = orders.findIndex(({ id }) => id === order.id);
    if (at < 0) orders.push(order);
    else orders[at] = order;
    return done({ postal_order: order });
  };
  const given = ({ version: _, ...change }: Change): Partial<PostalOrder> =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const answers: { readonly [K in OperationId]?: (input: InputOf<K>) => unknown } = {
    readPostal: () =>
      done({
        card_classes: [...cardClasses],
        postal_classes: [...postalClasses],
        send_by_post_enabled: isOn,
        countries: ["United Kingdom"],
      }),
    readAddresses: () => done({ addresses: [...addresses] }),
    createAddress: ({ body }) => {
      const address = {
        ...body,
        id: `address-${addresses.length + 1}`,
        address_line_2: body.address_line_2 ?? "",
        country: "United Kingdom",
        saved: body.saved ?? true,
      };
      addresses.push(address);
      return done({ address });
    },
    changeAddress: ({ path, body }) => {
      const at = addresses.findIndex(({ id }) => id === path.id);
      const before = addresses[at];
      if (!before) return gone();
      const address = { ...before, ...(body as Partial<Address>) };
      addresses[at] = address;
      return done({ address });
    },
    deleteAddress: ({ path }) => {
      addresses.splice(
        addresses.findIndex(({ id }) => id === path.id),
        1,
      );
      return done(null);
    },
    suggestAddresses: ({ path }) =>
      done({ suggestions: [{ id: "s1", text: `10 Downing Street, ${path.term}` }] }),
    retrieveAddress: ({ path }) =>
      done({
        address: {
          id: path.id,
          first_name: "",
          last_name: "",
          address_line_1: "10 Downing Street",
          address_line_2: "",
          city: "London",
          postcode: "SW1A 2AA",
          country: "United Kingdom",
          saved: false,
        },
      }),
    readPostalOrders: () => done({ postal_orders: [...orders] }),
    createPostalOrder: ({ body }) =>
      put(
        priced({
          id: `order-${orders.length + 1}`,
          version: 1,
          address_id: null,
          address: null,
          delivery_by: null,
          destination: "recipient",
          postal_class: null,
          scheduled_delivery: false,
          status: "incomplete",
          card: 0,
          post: 0,
          total: 0,
          pricing_formatted: { card: "", post: "", total: "" },
          created_on: new Date(app.ports.clock.now()).toISOString(),
          ...(body as Partial<PostalOrder>),
        } as PostalOrder),
      ),
    changePostalOrder: ({ path, body }) => {
      const order = orders.find(({ id }) => id === path.id);
      if (!order) return gone();
      return put(priced({ ...order, ...given(body ?? {}), version: order.version + 1 }));
    },
    readPayments: () => done({ payments: [...payments] }),
    pay: ({ body }) => {
      if (body.payment_type !== "postal_order") return gone();
      const order = orders.find(({ id }) => id === body.postal_order_id);
      if (!order) return gone();
      const byCredit = body.use_credit_type === "postal";
      const payment: Payment = {
        id: "0123456789abcdef",
        status: byCredit ? "succeeded" : "processing",
        amount_total: byCredit ? 0 : order.total,
        amount_subtotal: order.total,
        amount_discount: byCredit ? order.total : 0,
        amount_shipping: order.post,
        amount_tax: 0,
        currency: "gbp",
        card_last4: null,
        card_brand: null,
        created_on: order.created_on,
        story: null,
        payment_type: "postal_order",
        postal_order: order,
        bundle_quantity: null,
        bundle_type: null,
        used_credit_type: byCredit ? "postal" : null,
        product_tier: null,
        is_upgrade: false,
        is_test: true,
      };
      payments.unshift(payment);
      if (byCredit) put({ ...order, status: "paid" });
      return done(
        byCredit ? { payment } : { payment, client_secret: "secret", provider: "test" as const },
      );
    },
    confirmTestPayment: ({ body }) => {
      const [payment] = payments;
      const [order] = orders;
      if (!payment || !order || body.number !== "4242424242424242")
        return done({ status: "failed" as const });
      payments[0] = { ...payment, status: "succeeded" };
      put({ ...order, status: "paid" });
      return done({ status: "succeeded" as const });
    },
    readPaymentStatus: () => done({ payment_status: payments[0]?.status ?? "failed" }),
  };
  const { session } = app;
  const call = session.api as (id: OperationId, ...rest: unknown[]) => Promise<unknown>;
  Object.assign(session, {
    api: async (id: OperationId, input: unknown, ...rest: unknown[]) => {
      const answer = answers[id] as ((input: unknown) => unknown) | undefined;
      if (!answer) {
        const real = (await call(id, input, ...rest)) as ReturnType<typeof done>;
        // credits are given by an operator; here they are there
        if (id !== "readAccount" || !real.ok) return real;
        const { account } = real.value as { account: object };
        return done({ account: { ...account, credits_postal_available: credits } });
      }
      asked.push([id, input]);
      waiting++;
      await held.get(id);
      waiting--;
      return broken.delete(id) ? refused("fault", transportWords.fault) : answer(input);
    },
  });
  return { addresses, orders, payments, asked, broken, held, waiting: () => waiting };
};
