import type { Logo } from "#core/domain/branding/index.ts";
import { type CropTransform, kilobytes } from "#core/domain/media/index.ts";
import { progressThrottle } from "#core/domain/timers/index.ts";
import { uploadWords } from "#core/domain/words/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";

/** A way to stop what is on its way. */
export class Stop {
  aborted = false;
  #abort: () => void = () => undefined;
  onAbort(run: () => void): void {
    this.#abort = run;
  }
  now(): void {
    this.aborted = true;
    this.#abort();
  }
}

interface Sending {
  readonly file: PickedFile;
  /** What is shown of it; null for all of it. */
  readonly crop: CropTransform | null;
  /** Of this try: once more with it has one effect. */
  readonly key: string;
  readonly stop: Stop;
  /** Hears 0 to 100, at most every 500 ms (MEDIA-15). */
  readonly onPercent: (percent: number) => void;
}

/** Sends a picture and makes a logo of it (LOGO-04). */
export const uploadLogo = async (
  { uploads, clock }: AppPorts,
  session: Session,
  { file, crop, key, stop, onPercent }: Sending,
): Promise<Outcome<Logo>> => {
  const { name: original_filename, type: mime_type, size } = file;
  const body = { media_type: "logo", mime_type } as const;
  const permission = await session.api("requestUpload", { body });
  if (!permission.ok) return permission;
  let shownAt = Number.NEGATIVE_INFINITY;
  const progress = (fraction: number) => {
    if (fraction < 1 && clock.now() - shownAt < progressThrottle) return;
    shownAt = clock.now();
    onPercent(Math.round(fraction * 100));
  };
  const sent = await uploads.send(permission.value, file, { progress }, stop);
  if (!sent.ok) return refused("network", uploadWords.failed("logo"));
  const made = await session.api(
    "createLogo",
    {
      body: {
        ...{ s3_key: permission.value.fields.key ?? "", s3_etag: sent.etag },
        ...{ file_size_kb: kilobytes(size), media_type: "logo", mime_type, original_filename },
        ...(crop ? { crop_transform: crop } : {}),
      },
    },
    { key },
  );
  return made.ok ? done(made.value.logo) : made;
};
