import { type Message, messages } from "#core/kernel/index.ts";
import { type CaptureKind, type CaptureState, captureStates } from "./state.ts";

const ofKind = (kind: CaptureKind) => ({ kind });
const at = (percent: number) => ({ percent });

/** Words of the capture screens; the specification's where it gives them (CAPT-02..36, ERR-24..26, OPEN-109). */
export const captureWords = /* @__PURE__ */ messages("capture", {
  title: ofKind,
  accessing: ofKind,
  denied: ofKind,
  notFound: ofKind,
  failed: ofKind,
  uploading: at,
  processing: at,
  closing: null,
  leaving: null,
  deleteTitle: ofKind,
  deleteHelp: ofKind,
  deleteIt: null,
  cancel: null,
  unplugged: ofKind,
  longest: ofKind,
  noCopy: (why: "full" | "failed") => ({ why }),
  soundless: null,
  silent: null,
  uncut: ofKind,
});

/** Tells why camera or microphone cannot be used, from the browser's error (ERR-24, ERR-25, ERR-26). */
export const cameraProblem = (
  kind: CaptureKind,
  message: string,
): { readonly at: CaptureState; readonly words: Message } => {
  const said = message.toLowerCase();
  const says = (...all: readonly string[]) => all.some((part) => said.includes(part));
  if (says("permission", "not allowed"))
    return { at: captureStates.error, words: captureWords.denied(kind) };
  if (says("media device", "not found"))
    return { at: captureStates.missing, words: captureWords.notFound(kind) };
  return { at: captureStates.error, words: captureWords.failed(kind) };
};
