import { observer } from "mobx-react-lite";
import type { Send, SendWay } from "#core/app/index.ts";
import { AddressedEnvelope, Quiet } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Envelope.module.css";

/** What the person will get: the card in its envelope, addressed as one types. */
export const Envelope = observer(({ send, way }: { send: Send; way: SendWay }) => {
  const w = useWords();
  const { cover, story, messages } = send.editor;
  const name = send.recipientName.trim();
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
          address={
            way === "email"
              ? send.recipientEmail.trim() || undefined
              : send.link?.replace(/^https?:\/\//, "")
          }
        />
      </div>
      <div className={styles.contents}>
        <Quiet small>{w("send.contents", { n: messages.length })}</Quiet>
      </div>
    </aside>
  );
});
