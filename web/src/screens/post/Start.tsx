import { observer } from "mobx-react-lite";
import { type CardEditor, openPosting, type Posting } from "#core/app/index.ts";
import { addressee } from "#core/domain/address/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { type PostalOrder, postalPaths } from "#core/domain/postal/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { ButtonLink, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { WayTiles } from "../send/index.ts";
import { Orders } from "./Orders.tsx";
import { Parcel } from "./Parcel.tsx";
import styles from "./Post.module.css";
import { PostPage } from "./PostPage.tsx";

/** Post among the ways to send (ROUTE-58): what one gets, an order that was begun, and those that were made. */
export const Start = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const posting = useModel((app) => openPosting(app, editor.id), editor.id);
  const name = editor.story?.recipient_first_name?.trim() ?? "";
  const { currentOrder } = posting;
  return (
    <PostPage
      editor={editor}
      posting={posting}
      heading={name ? w("postal.heading", { name }) : w("postal.headingNoName")}
      back={[paths.edit(editor.id), w("group.backToCard")]}
      always={posting.ordered.length > 0}
      aside={<Parcel leads editor={editor} address={currentOrder?.address ?? null} />}
    >
      {posting.offer.send_by_post_enabled ? (
        <>
          <WayTiles editorId={editor.id} way="post" post />
          {currentOrder ? (
            <Unfinished order={currentOrder} />
          ) : (
            <Begin editor={editor} posting={posting} />
          )}
        </>
      ) : null}
      {posting.ordered.length > 0 ? <Orders orders={posting.ordered} /> : null}
    </PostPage>
  );
});

const Begin = observer(({ editor, posting }: { editor: CardEditor; posting: Posting }) => {
  const w = useWords();
  const { from } = posting.offer;
  return (
    <Sheet className={styles.parts}>
      <p>{w("postal.how")}</p>
      {from === null ? null : (
        <p>
          <b>{w("postal.from", { price: formatMoney(from) })}</b>
        </p>
      )}
      <div>
        <ButtonLink kind="primary" size="large" to={postalPaths.add(editor.id)}>
          {w(posting.ordered.length > 0 ? "postal.another" : "postal.begin")}
        </ButtonLink>
      </div>
    </Sheet>
  );
});

/** An order that was left in the middle is picked up where it was left. */
const Unfinished = ({ order }: { order: PostalOrder }) => {
  const w = useWords();
  const { story_id, id, address } = order;
  return (
    <Sheet className={styles.parts} aria-labelledby="unfinished">
      <h2 id="unfinished">{w("postal.unfinished")}</h2>
      <p>
        {address
          ? w("postal.unfinishedTo", { name: addressee(address) })
          : w("postal.unfinishedNoAddress")}
      </p>
      <div>
        <ButtonLink
          kind="primary"
          size="large"
          to={address ? postalPaths.order(story_id, id) : postalPaths.add(story_id)}
        >
          {w("postal.goOn")}
        </ButtonLink>
      </div>
    </Sheet>
  );
};
