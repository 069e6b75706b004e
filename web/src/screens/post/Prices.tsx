import type { PostalOrder } from "#core/domain/postal/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Post.module.css";

/** What the card, its postage and both cost, as the server writes it (POST-01). */
export const Prices = ({ order }: { order: PostalOrder }) => {
  const w = useWords();
  const { card, post, total } = order.pricing_formatted;
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{w("postal.card")}</dt>
        <dd>{card}</dd>
      </div>
      <div>
        <dt>{w("postal.post")}</dt>
        <dd>{post}</dd>
      </div>
      <div className={styles.total}>
        <dt>{w("postal.total")}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
};
