import { ChevronRight, Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router";
import { openAddressBook } from "#core/app/index.ts";
import { addressee, addressLines } from "#core/domain/address/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import {
  BackLink,
  ButtonLink,
  Empty,
  Icon,
  Page,
  Quiet,
  Skeleton,
  TextInput,
  VisuallyHidden,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Post.module.css";

/** One’s contacts, a page of its own on a phone (ROUTE-36). */
export const Contacts = () => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />} className={styles.narrow}>
      <title>{w("postal.contacts")}</title>
      <div className={styles.head}>
        <BackLink to={paths.account} label={w("postal.backToAccount")} />
        <h1>{w("postal.contacts")}</h1>
      </div>
      <ContactList heading="h2" />
    </Page>
  );
};

/** The list by itself, as the account’s page has it at a desk; `heading` is what stands in it. */
export const ContactList = observer(({ heading }: { heading: "h2" | "h3" }) => {
  const w = useWords();
  // read anew where one of them was changed beside it
  const book = useModel(openAddressBook, useLocation().pathname);
  const add = (kind: "primary" | "quiet") => (
    <ButtonLink kind={kind} icon={Plus} to={postalPaths.contact()}>
      {w("postal.addContact")}
    </ButtonLink>
  );
  if (book.loaded === "loading")
    return (
      <div className={styles.parts} aria-busy="true">
        <VisuallyHidden role="status">{w("postal.contactsLoading")}</VisuallyHidden>
        <Skeleton width="100%" style={{ blockSize: "5rem" }} />
        <Skeleton width="100%" style={{ blockSize: "5rem" }} />
      </div>
    );
  if (book.saved.length === 0)
    return (
      <Empty heading={heading} title={w("postal.noContacts")} words={w("postal.noContactsHelp")}>
        {add("primary")}
      </Empty>
    );
  return (
    <div className={styles.parts}>
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
            <Link className={styles.row} to={postalPaths.contact(address.id)}>
              <span className={styles.what}>
                <b>{addressee(address)}</b>
                <span className={styles.quiet}>{addressLines(address).join(", ")}</span>
              </span>
              <Icon of={ChevronRight} size={22} />
            </Link>
          </li>
        ))}
      </ul>
      <div>{add("quiet")}</div>
    </div>
  );
});
