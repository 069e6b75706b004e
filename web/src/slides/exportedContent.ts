import { restApi } from "#adapters/rest/index.ts";
import type { ExportedCover } from "#core/domain/exported/index.ts";
import { coverUnreadable } from "#core/domain/words/index.ts";
import { home } from "./home.ts";

/** Without headers of its own, so that a page of another site may ask as well; it is the same for everybody. */
const api = restApi({
  base: `${home}/api`,
  token: () => null,
  fetch: ({ url }) => fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }),
});

/**
 * The content of an exported cover (COVER-31): null where there is none (ERR-27). Rejects where it cannot be fetched, in
 * the words that it is reported with (ERR-28).
 */
export const exportedContent = async (exportedId: string): Promise<ExportedCover | null> => {
  const answer = await api("readExportedCover", { path: { exportedId } });
  if (answer.ok) return answer.value.cover;
  if (answer.refusal.code === "notFound") return null;
  throw new Error(coverUnreadable(exportedId));
};
