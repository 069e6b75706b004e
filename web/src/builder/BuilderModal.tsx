import { observer } from "mobx-react-lite";
import {
  type ClipboardEvent,
  type DragEvent,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { SlideBuilder } from "#core/app/index.ts";
import { captureWords } from "#core/domain/capture/index.ts";
import {
  CaptureActions,
  CaptureQuestions,
  CaptureScreen,
  hasActions,
  LeaveQuestion,
} from "#web/capture/index.ts";
import { Dialog, Panels, Wait } from "#web/components/index.ts";
import { pickedFiles } from "#web/media/index.ts";
import { useLoading } from "#web/shell/index.ts";
import { panelOf } from "#web/slides/kinds/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { BuilderActions } from "./BuilderActions.tsx";
import styles from "./BuilderModal.module.css";
import { CustomisePanel } from "./CustomisePanel.tsx";
import { LibraryPanel } from "./LibraryPanel.tsx";
import { useLeaving } from "./leaving.ts";
import { FreshnessPrompts, LeavePrompts } from "./Prompts.tsx";
import { TypePanel } from "./TypePanel.tsx";
import { useUnsavedMessage } from "./unsaved.ts";

export type BuilderModalProps = {
  /** An opened builder; null while there is none. The last one stays in sight while the modal leaves. */
  builder: SlideBuilder | null;
  open: boolean;
  /** Whom the card is for: first name or "". */
  recipient?: string | undefined;
  /** Sends the message (`builder.submit()`, or the model's own way that calls it) and goes on when it worked. */
  onSubmit: () => unknown;
  /** Left without sending; what was typed has been thrown away, since the person said so. */
  onClose: () => void;
  /** Where a message held for approval is reviewed instead of reloaded (BUILD-11). */
  reviewAt?: string | null | undefined;
};

const order = ["types", "media", "library", "capture", "customise"] as const;

/** The slide builder as a modal (MODAL-05, BUILD-01..15). */
export const BuilderModal = (props: BuilderModalProps) => {
  const [last, setLast] = useState(props.builder);
  if (props.builder !== null && props.builder !== last) setLast(props.builder);
  const builder = props.builder ?? last;
  return builder ? <Opened {...props} builder={builder} /> : null;
};

const Opened = observer(
  ({
    builder,
    open,
    recipient = "",
    onSubmit,
    onClose,
    reviewAt = null,
  }: BuilderModalProps & { builder: SlideBuilder }) => {
    const w = useWords();
    const leaving = useLeaving(builder, open, onClose);
    useLoading("mediaPool", builder.uploads.isUnderWay);
    useUnsavedMessage(builder, open, leaving.leave);
    const [isOver, setOver] = useState(false);
    const takesFiles =
      builder.media.type !== null && builder.panel !== "types" && builder.captures.current === null;
    const drag = {
      onDragOver: (event: DragEvent) => {
        if (!takesFiles || !event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!takesFiles) return;
        event.preventDefault();
        setOver(false);
        builder.addFiles(pickedFiles(event.dataTransfer.files));
      },
      onPaste: (event: ClipboardEvent) => {
        if (takesFiles && event.clipboardData.files.length > 0)
          builder.addFiles(pickedFiles(event.clipboardData.files));
      },
    };
    const { panel, draft } = builder;
    const capture = builder.captures.current;
    const asked = useMemo(() => ({ panel, capture }), [panel, capture]);
    // the title answers at once, and what stands under it changes behind that paint (P4): not what has nothing to show
    const before = useDeferredValue(asked);
    const shown = draft === null || before.capture?.isOver ? asked : before;
    const Add = draft === null ? undefined : panelOf(draft.type)?.Add;
    // gone with whatever it is in: what it recorded stays on this device
    useEffect(() => () => builder.captures.close(), [builder]);
    const close = () => {
      capture?.leave("close");
      // in review it asks first
      if (capture === null || capture.isOver) leaving.close();
    };
    const titleNow = () => {
      if (capture) return captureWords.title(capture.kind);
      return panel === "library"
        ? w("builder.libraryTitle", { type: builder.media.type ?? "photo" })
        : builder.title;
    };
    const actionsNow = () => {
      if (capture) return hasActions(capture) ? <CaptureActions capture={capture} /> : undefined;
      if (panel === "types" || panel === "media") return undefined;
      return <BuilderActions builder={builder} onSubmit={onSubmit} />;
    };
    const back = () => (capture ? capture.leave() : builder.back());
    return (
      <>
        <Dialog
          open={open}
          onClose={close}
          title={said(titleNow())}
          width={builder.isNarrow && !capture ? "narrow" : "wide"}
          onBack={capture || builder.canGoBack ? back : undefined}
          closeWords={w("shell.close")}
          backWords={w("shell.back")}
          actions={actionsNow()}
        >
          <div {...drag} className={styles.ground} data-over={isOver || undefined}>
            <Panels
              at={shown.capture ? "capture" : shown.panel}
              order={order}
              leaving={shown !== asked}
            >
              {shown.capture ? <CaptureScreen capture={shown.capture} /> : null}
              {!shown.capture && shown.panel === "types" ? (
                <TypePanel builder={builder} recipient={recipient} />
              ) : null}
              {!shown.capture && shown.panel === "media" && Add ? (
                <Suspense fallback={<Wait words={w("shell.loading")} />}>
                  <Add builder={builder} />
                </Suspense>
              ) : null}
              {!shown.capture && shown.panel === "library" ? (
                <LibraryPanel builder={builder} />
              ) : null}
              {!shown.capture && shown.panel === "customise" ? (
                <CustomisePanel builder={builder} />
              ) : null}
            </Panels>
            {isOver ? (
              <p className={styles.letGo}>
                {w("builder.letGo", { type: builder.media.type ?? "photo" })}
              </p>
            ) : null}
          </div>
        </Dialog>
        <LeavePrompts
          asked={leaving.asks === "upload"}
          onLeave={leaving.leave}
          onStay={leaving.stay}
        />
        {capture ? <CaptureQuestions capture={capture} onClosed={leaving.close} /> : null}
        <LeaveQuestion
          kind={capture?.kind ?? "video"}
          asks={leaving.asks === "capture" ? "leave" : null}
          onLeave={leaving.leave}
          onStay={leaving.stay}
        />
        <FreshnessPrompts
          builder={builder}
          open={open}
          reviewAt={reviewAt}
          onClose={leaving.leave}
        />
      </>
    );
  },
);
