import { Download, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type CardEditor, watchable } from "#core/app/index.ts";
import type { PrintFormat } from "#core/domain/print/index.ts";
import type { Message } from "#core/kernel/index.ts";
import {
  Button,
  Dialog,
  Problem,
  Progress,
  Quiet,
  Segments,
  Stack,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { makePrintFile } from "./makePrintFile.ts";
import { saveFile } from "./saveFile.ts";

type Paper = Exclude<PrintFormat, "post">;

type State =
  | { readonly at: "asking" }
  | { readonly at: "failed"; readonly why: Message | null }
  | { readonly at: "making"; readonly done: number; readonly of: number }
  | { readonly at: "made"; readonly file: Blob };

/** Where Letter is what lies in a printer. */
const usual = (): Paper => (/-(US|CA|MX|PH)$/.test(navigator.language) ? "letter" : "a4");

type PrintAtHomeProps = { editor: CardEditor; open: boolean; onClose: () => void };

/** Makes the card as a PDF for the owner’s own printer, free of charge: paper, progress, and a way to stop it. */
const PrintAtHome = ({ editor, open, onClose }: PrintAtHomeProps) => {
  const w = useWords();
  const app = useApp();
  const { settings, reporter } = app.ports;
  const [paper, setPaper] = useState<Paper>(usual);
  const [state, setState] = useState<State>({ at: "asking" });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const stop = () => {
    work.current?.abort();
    setState({ at: "asking" });
  };
  const close = () => {
    stop();
    onClose();
  };
  const name = w("print.file", { name: editor.story?.recipient_first_name || w("editor.someone") });
  const make = async () => {
    const mine = new AbortController();
    work.current = mine;
    const { signal } = mine;
    setState({ at: "making", done: 0, of: 1 });
    try {
      const card = await watchable(app, editor);
      if (signal.aborted) return;
      if ("error" in card) {
        setState({ at: "failed", why: card.error });
        return;
      }
      const file = await makePrintFile(card.story, paper, {
        ...{ address: settings.address, signal },
        onProgress: (done, of) => {
          if (!signal.aborted) setState({ at: "making", done, of });
        },
      });
      if (signal.aborted) return;
      saveFile(file, name);
      setState({ at: "made", file });
    } catch (error) {
      if (signal.aborted) return;
      reporter.fault(error, "print");
      setState({ at: "failed", why: null });
    }
  };
  return (
    <Dialog open={open} onClose={close} title={w("print.title")} closeWords={w("shell.close")}>
      <Stack gap={4}>
        <Problem>{state.at === "failed" ? (said(state.why) ?? w("print.failed")) : null}</Problem>
        {state.at === "making" ? (
          <>
            <Quiet>{w("print.keepOpen")}</Quiet>
            <Progress
              value={(100 * state.done) / state.of}
              label={w("print.making")}
              words={w("print.progress", { done: state.done, of: state.of })}
            />
            <Button wide onClick={stop}>
              {w("group.cancel")}
            </Button>
          </>
        ) : state.at === "made" ? (
          <>
            <p role="status">{w("print.made")}</p>
            <Quiet>{w("print.how")}</Quiet>
            <Button kind="primary" wide icon={Download} onClick={() => saveFile(state.file, name)}>
              {w("print.again")}
            </Button>
            <Button wide onClick={() => setState({ at: "asking" })}>
              {w("print.other")}
            </Button>
          </>
        ) : (
          <>
            <Quiet>{w("print.help")}</Quiet>
            <Segments
              name="paper"
              label={w("print.paper")}
              wide
              value={paper}
              options={[
                { value: "a4", words: w("print.a4") },
                { value: "letter", words: w("print.letter") },
              ]}
              onValue={setPaper}
            />
            <Button kind="primary" wide icon={Printer} onClick={() => void make()}>
              {w("print.make")}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
};

export default PrintAtHome;
