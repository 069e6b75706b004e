import { Ear, Play, Plus, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { browserSpeech } from "#adapters/speech/index.ts";
import type { CaptionsWriting, SlideBuilder } from "#core/app/index.ts";
import {
  Button,
  Dialog,
  IconButton,
  Problem,
  Progress,
  Quiet,
  Row,
  Stack,
  TextArea,
  TextInput,
  Toggle,
  toast,
} from "#web/components/index.ts";
import { lengthWords } from "#web/media/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./captions.module.css";

type CaptionsProps = {
  builder: SlideBuilder;
  writing: CaptionsWriting;
  onClose: () => void;
};

/** Where it is said what is heard in a clip: one line for each thing said, by the clip itself (WCAG 1.2.2). */
const Captions = observer(({ builder, writing, onClose }: CaptionsProps) => {
  const w = useWords();
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const { medium } = writing;
  const url = medium.mp4_url ?? medium.url ?? "";
  const playFrom = (second: number) => {
    if (!player.current) return;
    player.current.currentTime = second;
    void player.current.play().catch(() => undefined);
  };
  useEffect(() => () => writing.stopListening(), [writing]);
  const save = async () => {
    const saved = await writing.save();
    if (saved === null) return;
    builder.media.replace(saved.id, saved);
    toast({ words: w("builder.captionsSaved") });
    onClose();
  };
  const shared = {
    ref: player,
    src: url,
    controls: true,
    preload: "metadata",
    onTimeUpdate: () => setAt(player.current?.currentTime ?? 0),
    className: styles.player,
  } as const;
  return (
    <Dialog
      open
      width="middle"
      title={w("builder.captions")}
      onClose={onClose}
      closeWords={w("shell.close")}
      actions={
        <>
          <Button kind="bare" onClick={onClose}>
            {w("builder.captionsLater")}
          </Button>
          <Button
            kind="primary"
            busy={writing.busy}
            disabled={!writing.maySave}
            onClick={() => void save()}
          >
            {w("builder.captionsSave")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {medium.type === "video" ? (
          <video {...shared} playsInline poster={medium.thumbnail_url ?? undefined} />
        ) : (
          <audio {...shared} />
        )}
        <Quiet small>{w("builder.captionsHelp")}</Quiet>
        <Toggle
          id="nobodySpeaks"
          name="nobodySpeaks"
          checked={writing.nobodySpeaks}
          onValue={(isSo) => {
            writing.nobodySpeaks = isSo;
          }}
        >
          {w("builder.nobodySpeaks")}
        </Toggle>
        {writing.nobodySpeaks ? null : (
          <>
            <ol className={styles.rows}>
              {writing.rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <li key={i} className={styles.row}>
                  <TextInput
                    name={`at ${i + 1}`}
                    type="number"
                    inputMode="decimal"
                    min={0}
                    max={medium.duration ?? undefined}
                    step={0.1}
                    hideLabel
                    label={w("builder.captionAt", { n: i + 1 })}
                    value={row.at}
                    onValue={(value) => writing.change(i, { at: Math.max(0, Number(value)) })}
                  />
                  <TextArea
                    name={`text ${i + 1}`}
                    rows={2}
                    hideLabel
                    label={w("builder.captionText", { n: i + 1 })}
                    value={row.text}
                    error={writing.isTooLong(row) ? w("builder.captionLong") : undefined}
                    onValue={(text) => writing.change(i, { text })}
                  />
                  <IconButton
                    icon={Play}
                    aria-label={w("builder.captionPlay", { n: i + 1 })}
                    onClick={() => playFrom(row.at)}
                  />
                  <IconButton
                    icon={Trash2}
                    aria-label={w("builder.captionRemove", { n: i + 1 })}
                    onClick={() => writing.remove(i)}
                  />
                </li>
              ))}
            </ol>
            <Button size="small" icon={Plus} onClick={() => writing.add(at)}>
              {w("builder.captionAdd", { at: lengthWords(at) })}
            </Button>
            <Suggesting writing={writing} />
          </>
        )}
        <Problem>{said(writing.error)}</Problem>
      </Stack>
    </Dialog>
  );
});
export default Captions;

/** Where this browser can listen to a recording, it is asked to write down what is said, to be checked. */
const Suggesting = observer(({ writing }: { writing: CaptionsWriting }) => {
  const w = useWords();
  const [speech] = useState(browserSpeech);
  const [wasAsked, setAsked] = useState(false);
  if (!speech.isThere) return null;
  if (writing.heard !== null) {
    const words = w("builder.captionsListening", { percent: Math.round(100 * writing.heard) });
    return (
      <Row>
        <Progress value={100 * writing.heard} label={words} words={words} />
        <Button size="small" onClick={() => writing.stopListening()}>
          {w("builder.captionsStop")}
        </Button>
      </Row>
    );
  }
  if (writing.rows.length > 0)
    return wasAsked ? <Quiet small>{w("builder.captionsCheck")}</Quiet> : null;
  return (
    <>
      <Button
        size="small"
        icon={Ear}
        onClick={() => {
          setAsked(true);
          void writing.listen(speech, navigator.language);
        }}
      >
        {w("builder.captionsSuggest")}
      </Button>
      <Quiet small>{w("builder.captionsSuggestHelp")}</Quiet>
    </>
  );
});
