import { Stamp } from "lucide-react";
import { observer } from "mobx-react-lite";
import { openPostalNews } from "#core/app/index.ts";
import { addressee } from "#core/domain/address/index.ts";
import { type PostalOrder, postalPaths } from "#core/domain/postal/index.ts";
import { ButtonLink } from "#web/components/index.ts";
import { wholeDate } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { CardNotice, CardNotices } from "../card/index.ts";

/** Copies of a card that were begun or are in the post, among what its organiser should know. */
export const PostalNotice = observer(({ id }: { id: string }) => {
  const news = useModel((app) => openPostalNews(app, id), id);
  return news.orders.length === 0 ? null : (
    <CardNotices>
      {news.orders.map((order) => (
        <OrderNotice key={order.id} order={order} />
      ))}
    </CardNotices>
  );
});

const OrderNotice = ({ order }: { order: PostalOrder }) => {
  const w = useWords();
  const now = useApp().ports.clock.now();
  const { status, address, delivery_by, story_id, id } = order;
  const isBegun = status === "incomplete";
  const name = address ? addressee(address) : "";
  const sentences = isBegun
    ? [w("postal.newsBegun")]
    : [
        w("postal.news", { name, status }),
        ...(delivery_by ? [`${w("postal.arrives", { day: wholeDate(delivery_by, now) })}.`] : []),
      ];
  return (
    <CardNotice icon={Stamp} calm words={sentences.join(" ")}>
      <ButtonLink
        size="small"
        to={isBegun ? postalPaths.start(story_id) : postalPaths.summary(story_id, id)}
      >
        {w(isBegun ? "postal.newsGoOn" : "postal.seeOrder")}
      </ButtonLink>
    </CardNotice>
  );
};
