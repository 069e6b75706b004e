import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { AddressedEnvelope, Quiet } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Envelope.module.css";

type EnvelopeProps = {
  editor: CardEditor;
  name: string;
  /** The email address, or the link. */
  address?: string | undefined;
};

/** What the person will get: the card in its envelope, addressed as one types. */
export const Envelope = observer(({ editor, name, address }: EnvelopeProps) => {
  const w = useWords();
  const { cover, story, messages } = editor;
  const face = (shape: string | undefined) =>
    cover ? (
      <span className={shape}>
        <SlideFace slide={cover} story={story} />
      </span>
    ) : null;
  return (
    <aside
      className={styles.post}
      aria-label={name ? w("send.whatTheyGet", { name }) : w("send.whatTheyGetNoName")}
    >
      <div className={styles.place}>
        <AddressedEnvelope
          cover={face(styles.cover)}
          stamp={face(styles.stamp)}
          name={name || "\u00a0"}
          address={address}
        />
      </div>
      <div className={styles.contents}>
        <Quiet small>{w("send.contents", { n: messages.length })}</Quiet>
      </div>
    </aside>
  );
});
