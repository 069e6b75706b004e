import { checkExported } from "#core/domain/exported/index.ts";
import { coverUnreadable, coverWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import type { Handler } from "../../context/index.ts";

/** What is broken counts as what is not there; the operator hears of it (OPEN-121). */
export const readExportedCover: Handler<"readExportedCover"> = async (
  { covers, reporter },
  { path },
) => {
  const content = await covers.exported(path.exportedId);
  const cover = checkExported(content);
  if (cover) return done({ cover });
  if (content !== null) reporter.fault(new Error(coverUnreadable(path.exportedId)), "covers");
  return refused("notFound", coverWords.missing);
};
