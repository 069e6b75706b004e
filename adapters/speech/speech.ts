import type { HeardWords, SpeechListener } from "#core/app/index.ts";

/** What of the Web Speech API is used; TypeScript’s own types do not know that it takes a track. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  processLocally?: boolean;
  start(track: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}
interface RecognitionClass {
  new (): Recognition;
  readonly prototype: Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}
interface ResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
}
type Captured = HTMLAudioElement & { captureStream(): MediaStream };

const recognitionClass = (): RecognitionClass | null => {
  const found = (globalThis as { SpeechRecognition?: RecognitionClass }).SpeechRecognition;
  // whoever may listen on the device takes a track too; older ones hear the microphone alone
  return found && "processLocally" in found.prototype ? found : null;
};

const onDevice = async (of: RecognitionClass, language: string): Promise<boolean> =>
  (await of.available?.({ langs: [language], processLocally: true }).catch(() => "unavailable")) ===
  "available";

/** Begins to play; answers its sound. */
const soundOf = async (media: Captured): Promise<MediaStreamTrack> => {
  const stream = media.captureStream();
  await media.play();
  const [track] = stream.getAudioTracks();
  if (track) return track;
  return new Promise((resolve, reject) => {
    stream.addEventListener("addtrack", ({ track: added }) => {
      if (added.kind === "audio") resolve(added);
    });
    media.addEventListener("ended", () => reject(new Error("it has no sound")));
  });
};

/** Listens to what a player plays until its end; answers what was said. */
const hear = async (
  of: RecognitionClass,
  media: Captured,
  language: string,
  stopped: Promise<never>,
): Promise<readonly HeardWords[]> => {
  const recognition = Object.assign(new of(), { lang: language, continuous: true });
  if (await onDevice(of, language)) recognition.processLocally = true;
  const heard: HeardWords[] = [];
  let from: number | null = null;
  let isDone = false;
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  recognition.addEventListener("speechstart", () => {
    from ??= media.currentTime;
  });
  recognition.addEventListener("result", (event) => {
    const { resultIndex, results } = event as ResultEvent;
    for (let i = resultIndex; i < results.length; i++) {
      const text = results[i]?.isFinal ? (results[i]?.[0]?.transcript.trim() ?? "") : "";
      if (text === "") continue;
      const to = media.currentTime;
      heard.push({ from: Math.min(from ?? heard.at(-1)?.to ?? 0, to), to, text });
      from = null;
    }
  });
  recognition.addEventListener("error", (event) => {
    const { error } = event as Event & { error?: string };
    if (error !== "no-speech" && error !== "aborted")
      reject(new Error(`speech recognition failed: ${error}`));
  });
  media.addEventListener("ended", () => recognition.stop());
  media.addEventListener("error", () => reject(new Error("it can’t be played")));
  const listening = async (): Promise<void> => {
    const track = await soundOf(media);
    recognition.addEventListener("end", () => {
      // it stops by itself after a silence
      if (media.ended) resolve();
      else if (!isDone) recognition.start(track);
    });
    recognition.start(track);
    await over;
  };
  try {
    await Promise.race([listening(), over, stopped]);
    return heard;
  } finally {
    isDone = true;
    recognition.abort();
  }
};

export const browserSpeech = (): SpeechListener => {
  const of = recognitionClass();
  return {
    isThere: of !== null && "captureStream" in HTMLMediaElement.prototype,
    listen: (url, language, told) => {
      const media = Object.assign(new Audio(), {
        crossOrigin: "anonymous",
        muted: true,
        src: url,
      }) as Captured;
      const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
      media.addEventListener("timeupdate", () => told(media.currentTime / (media.duration || 1)));
      const heard =
        of === null
          ? Promise.reject(new Error("this browser has no speech recognition"))
          : hear(of, media, language, stopped);
      return {
        heard: heard.finally(() => {
          media.pause();
          media.removeAttribute("src");
        }),
        stop: () => stop(new Error("it was stopped")),
      };
    },
  };
};
