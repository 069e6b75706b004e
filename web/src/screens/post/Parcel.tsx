import { observer } from "mobx-react-lite";
import { Fragment } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { type AddressFields, addressee, plainPostcode } from "#core/domain/address/index.ts";
import { AddressedEnvelope } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Post.module.css";

type ParcelProps = {
  editor: CardEditor;
  address: AddressFields | null;
  /** On a phone it stands above the words. */
  leads?: boolean;
};

/** The printed card in its envelope, addressed as one types. */
export const Parcel = observer(({ editor, address, leads }: ParcelProps) => {
  const w = useWords();
  const { cover, story } = editor;
  const face = (shape: string | undefined) =>
    cover ? (
      <span className={shape}>
        <SlideFace slide={cover} story={story} />
      </span>
    ) : null;
  const name = address ? addressee(address) : (story?.recipient_first_name ?? "");
  return (
    <aside className={styles.parcel} data-leads={leads} aria-label={w("postal.pictureOf")}>
      <AddressedEnvelope
        cover={face(styles.cover)}
        stamp={face(styles.stamp)}
        name={name.trim() || "\u00a0"}
        address={address ? <Lines address={address} /> : undefined}
      />
    </aside>
  );
});

/** Three lines at most, as many as the envelope has room for. */
const Lines = ({ address }: { address: AddressFields }) => {
  const { address_line_1, address_line_2, city, postcode } = address;
  const join = (parts: readonly string[], between: string) =>
    parts.filter((part) => part.trim() !== "").join(between);
  const lines = [join([address_line_1, address_line_2], ", "), city, plainPostcode(postcode)];
  return lines
    .filter((line) => line.trim() !== "")
    .map((line, at) => (
      <Fragment key={line}>
        {at > 0 ? <br /> : null}
        {line}
      </Fragment>
    ));
};
