import { Play, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { LeftRecording, SlideBuilder } from "#core/app/index.ts";
import type { SlideType } from "#core/domain/slide/index.ts";
import { Button, IconButton } from "#web/components/index.ts";
import { dayOf } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import { DeleteQuestion } from "./CaptureQuestions.tsx";
import styles from "./LeftBehind.module.css";

type LeftBehindProps = {
  builder: SlideBuilder;
  /** Of which kinds of message. */
  types: readonly SlideType[];
};

/** What was recorded for this card and never sent is offered back (design rule 7). */
export const LeftBehind = observer(({ builder, types }: LeftBehindProps) => {
  const w = useWords();
  const { captures } = builder;
  const [going, setGoing] = useState<LeftRecording | null>(null);
  const [isAsked, setAsked] = useState(false);
  const left = captures.offered(types);
  if (left.length === 0 && going === null) return null;
  return (
    <ul className={styles.left}>
      {left.map((one) => (
        <li key={one.key}>
          <p>{w("capture.left", { kind: one.kind, day: dayOf(one.startedAt) })}</p>
          <Button size="small" icon={Play} onClick={() => captures.begin(one)}>
            {w("capture.see", { kind: one.kind })}
          </Button>
          <IconButton
            icon={Trash2}
            aria-label={w("capture.throwAway", { kind: one.kind })}
            onClick={() => {
              setGoing(one);
              setAsked(true);
            }}
          />
        </li>
      ))}
      {going ? (
        <DeleteQuestion
          kind={going.kind}
          open={isAsked}
          onKeep={() => setAsked(false)}
          onDelete={() => {
            setAsked(false);
            void captures.recordings.throwAway(going.key);
          }}
        />
      ) : null}
    </ul>
  );
});
