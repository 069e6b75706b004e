import {
  brandingWords,
  type LogoRecord,
  logoMaximum,
  presentLogo,
  unusedLogos,
} from "#core/domain/branding/index.ts";
import { isInside, mediaWords, publishedKey } from "#core/domain/media/index.ts";
import { done, invalid, refused } from "#core/kernel/index.ts";
import { accountOf, type Handler } from "../../context/index.ts";
import { removeForGood, takeUpload } from "../../media/index.ts";
import type { ProcessedLogo } from "../../ports/index.ts";
import { logoFiles } from "../files.ts";

const refuseLogo = (why: Extract<ProcessedLogo, { ok: false }>["reason"]) => {
  if (why === "wrongType") return refused("unsupported", mediaWords.wrongType("logo"));
  if (why === "tooLarge") return refused("tooLarge", mediaWords.tooManyPixels);
  return refused("invalid", why === "blank" ? brandingWords.blank : mediaWords.failed("logo"));
};

/**
 * A logo from an upload (LOGO-04): checked, cut as asked, drawn anew from its pixels with what is transparent in it;
 * the upload itself is not kept. Logos that have stood nowhere for a day make room.
 */
export const createLogo: Handler<"createLogo"> = async (context, { body }, { upload }) => {
  const { store, objects, ids, today, now, work, settings } = context;
  const crop = body.crop_transform ?? null;
  if (crop && !isInside(crop)) return invalid("crop_transform", mediaWords.cropOutside);
  const account = await accountOf(context);
  if (!account.ok) return account;
  const account_id = account.value.id;
  const [logos, links] = await Promise.all([
    store.list("logos", { account_id }),
    store.list("logo_links", { account_id }),
  ]);
  const unused = unusedLogos(logos, links, now);
  if (logos.length - unused.length >= logoMaximum) return refused("limited", brandingWords.tooMany);

  const { mime_type, s3_etag: etag } = body;
  const taken = await takeUpload(context, upload, { type: "logo", mime_type, etag });
  if (!taken.ok) return taken;
  const drawn = await context.imageProcessor.logo(taken.value, crop);
  if (!drawn.ok) {
    await objects.remove(upload.id);
    return refuseLogo(drawn.reason);
  }
  const name = ids.token();
  const { large, small, width, height, ground } = drawn;
  const large_key = publishedKey("media", name, large.mime_type);
  const small_key = publishedKey("thumbnails", name, small.mime_type);
  await Promise.all([
    objects.put(large_key, large.picture, large.mime_type),
    objects.put(small_key, small.picture, small.mime_type),
  ]);
  const { original_filename } = body;
  const logo: LogoRecord = {
    ...{ id: ids.id(), version: 1, account_id, original_filename },
    ...{ large_key, small_key, width, height, ground },
    created_on: today,
  };
  work.add("logos", logo);
  if (unused.length > 0) work.remove("logos", { id: unused.map(({ id }) => id) });
  removeForGood(context, logoFiles(unused));
  // as of the version read: two at one moment are counted, and an account that is being deleted gets none
  work.change("accounts", account.value, {});
  return done({ logo: presentLogo(logo, settings.link) });
};
