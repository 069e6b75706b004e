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

/**
 * The bytes behind a permission to upload, once: the permission is the asker's and unused, the object is
 * there, of an accepted kind and size, and the one that was sent. Gathers that the permission is used; the
 * object itself is removed after the commit, or at once when it is refused (design rule 5).
 */
export const takeUpload = async (
  context: Context,
  upload: UploadRecord | null,
  claim: Claim,
): Promise<Outcome<Uint8Array, "invalid" | "tooLarge" | "unsupported">> => {
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
  const bytes = await context.objects.read(upload.id);
  if (!bytes) return refused("invalid", mediaWords.notUploaded);
  context.work.change("uploads", upload, { used_on: context.today });
  context.work.afterwards(() => context.objects.remove(upload.id));
  return done(bytes);
};
