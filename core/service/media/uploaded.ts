import { isAuthoredBy } from "#core/domain/access/index.ts";
import {
  bareEtag,
  isAccepted,
  maxBytes,
  mediaLimits,
  mediaWords,
  type UploadRecord,
  type UploadType,
} from "#core/domain/media/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";

/** What was said of an upload when it is used. */
export interface Claim {
  readonly type: UploadType;
  readonly mime_type: string;
  /** As the object store answered it, when the client passes it on (OPEN-106). */
  readonly etag?: string | null | undefined;
}

type Refusal = "invalid" | "tooLarge" | "unsupported";

/**
 * A permission to upload is used, once: it is the asker's and unused, the object is there, of an accepted kind and
 * size, and the one that was sent. The object itself is removed at once when it is refused (design rule 5).
 */
export const claimUpload = async (
  context: Context,
  upload: UploadRecord | null,
  claim: Claim,
): Promise<Outcome<UploadRecord, Refusal>> => {
  if (!upload || !isAuthoredBy(context.actor, upload) || upload.used_on !== null)
    return refused("invalid", mediaWords.notUploaded);
  if (!isAccepted(claim.type, claim.mime_type) || !isAccepted(claim.type, upload.mime_type))
    return refused("unsupported", mediaWords.wrongType(claim.type));
  const info = await context.objects.info(upload.id);
  if (!info) return refused("invalid", mediaWords.notUploaded);
  if (claim.etag && bareEtag(claim.etag) !== bareEtag(info.etag))
    return refused("invalid", mediaWords.changedOnTheWay);
  if (info.size > maxBytes(claim.type)) {
    await context.objects.remove(upload.id);
    return refused("tooLarge", mediaWords.tooLarge(mediaLimits[claim.type].max_size_mb));
  }
  context.work.change("uploads", upload, { used_on: context.today });
  return done(upload);
};

/** The bytes behind a permission, which is used with them; the object is removed after the commit. */
export const takeUpload = async (
  context: Context,
  upload: UploadRecord | null,
  claim: Claim,
): Promise<Outcome<Uint8Array, Refusal>> => {
  const claimed = await claimUpload(context, upload, claim);
  if (!claimed.ok) return claimed;
  const { id } = claimed.value;
  const bytes = await context.objects.read(id);
  if (!bytes) return refused("invalid", mediaWords.notUploaded);
  context.work.afterwards(() => context.objects.remove(id));
  return done(bytes);
};

/** The first `length` bytes of an object, or all where there are fewer; null where there is no such object. */
export const headOf = async (
  { objects }: Pick<Context, "objects">,
  key: string,
  length: number,
): Promise<Uint8Array | null> => {
  const object = await objects.open(key);
  if (!object) return null;
  const head: number[] = [];
  for await (const chunk of object.bytes) {
    head.push(...chunk.subarray(0, length - head.length));
    if (head.length >= length) break;
  }
  return Uint8Array.from(head);
};
