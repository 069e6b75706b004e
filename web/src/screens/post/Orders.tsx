import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { addressee } from "#core/domain/address/index.ts";
import { type PostalOrder, postalPaths } from "#core/domain/postal/index.ts";
import { Icon } from "#web/components/index.ts";
import { dateOf, wholeDate } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import styles from "./Post.module.css";
import { Status } from "./Status.tsx";

/** Orders of a card that were paid for, each with how far it is. */
export const Orders = ({ orders }: { orders: readonly PostalOrder[] }) => {
  const w = useWords();
  const now = useApp().ports.clock.now();
  return (
    <section className={styles.parts} aria-labelledby="orders">
      <h2 id="orders">{w("postal.orders")}</h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link className={styles.row} to={postalPaths.summary(order.story_id, order.id)}>
              <span className={styles.what}>
                <b>
                  {order.address ? w("postal.orderTo", { name: addressee(order.address) }) : ""}
                </b>
                <span className={styles.quiet}>
                  {order.delivery_by && order.status !== "cancelled"
                    ? w("postal.arrives", { day: wholeDate(order.delivery_by, now) })
                    : w("postal.orderedOn", { date: dateOf(order.created_on, now) })}
                </span>
              </span>
              <Status order={order} />
              <Icon of={ChevronRight} size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
