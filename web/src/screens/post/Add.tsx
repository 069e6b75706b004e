import { ChevronRight, Gift, Plus, UserRound } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import {
  type AddressBook,
  type CardEditor,
  openAddressBook,
  openPosting,
} from "#core/app/index.ts";
import { type Address, addressee, addressLines } from "#core/domain/address/index.ts";
import { type Destination, postalPaths } from "#core/domain/postal/index.ts";
import {
  ButtonLink,
  Icon,
  Problem,
  Quiet,
  Segments,
  TextInput,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { destinationOf, withDestination } from "./destination.ts";
import { Parcel } from "./Parcel.tsx";
import styles from "./Post.module.css";
import { PostPage } from "./PostPage.tsx";

/** Where the card goes: to the recipient or to oneself, by the address book or a new address (ROUTE-59). */
export const Add = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const posting = useModel((app) => openPosting(app, editor.id), editor.id);
  const book = useModel(openAddressBook, "addresses");
  const order = posting.currentOrder;
  const to = destinationOf(useLocation().search, order);
  const name = editor.story?.recipient_first_name?.trim() ?? "";
  const choose = async (address: Address) => {
    const id = await posting.sendTo(address, to);
    if (id !== null) navigator.go(postalPaths.order(editor.id, id));
  };
  return (
    <PostPage
      editor={editor}
      posting={posting}
      heading={w("postal.who")}
      back={
        order?.address
          ? [postalPaths.order(editor.id, order.id), w("postal.toOrder")]
          : [postalPaths.start(editor.id), w("postal.back")]
      }
      aside={<Parcel editor={editor} address={order?.address ?? null} />}
    >
      <div className={styles.parts}>
        <Segments
          name="destination"
          label={w("postal.destination")}
          wide
          value={to}
          options={[
            {
              value: "recipient",
              words: name ? w("postal.toThem", { name }) : w("postal.toThemNoName"),
              icon: Gift,
            },
            { value: "sender", words: w("postal.toMe"), icon: UserRound },
          ]}
          onValue={(next: Destination) =>
            navigator.go(withDestination(postalPaths.add(editor.id), next), { replace: true })
          }
        />
        <Quiet>{w(to === "sender" ? "postal.toMeHelp" : "postal.toThemHelp")}</Quiet>
        <Problem>{said(posting.error)}</Problem>
        {book.saved.length > 0 ? <Book book={book} onChoose={choose} /> : null}
        <div>
          <ButtonLink
            icon={Plus}
            kind={book.saved.length > 0 ? "quiet" : "primary"}
            size="large"
            to={withDestination(postalPaths.address(editor.id), to)}
          >
            {w("postal.newAddress")}
          </ButtonLink>
        </div>
      </div>
    </PostPage>
  );
});

type BookProps = { book: AddressBook; onChoose: (address: Address) => Promise<void> };

const Book = observer(({ book, onChoose }: BookProps) => {
  const w = useWords();
  return (
    <>
      <TextInput
        type="search"
        name="search"
        label={w("postal.search")}
        autoComplete="off"
        value={book.typed}
        onValue={(typed) => {
          book.typed = typed;
        }}
      />
      <VisuallyHidden role="status">
        {book.typed.trim() === "" ? "" : w("postal.found", { n: book.found.length })}
      </VisuallyHidden>
      {book.found.length === 0 ? (
        <Quiet>{w("postal.noneFound", { typed: book.typed.trim() })}</Quiet>
      ) : null}
      <ul className={styles.list}>
        {book.found.map((address) => (
          <li key={address.id}>
            <button type="button" className={styles.row} onClick={() => void onChoose(address)}>
              <VisuallyHidden>
                {w("postal.useAddress", {
                  name: addressee(address),
                  address: addressLines(address).join(", "),
                })}
              </VisuallyHidden>
              <span className={styles.what} aria-hidden="true">
                <b>{addressee(address)}</b>
                <span className={styles.quiet}>{addressLines(address).join(", ")}</span>
              </span>
              <Icon of={ChevronRight} size={22} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});
