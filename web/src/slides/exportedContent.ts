import type { ExportedCover } from "#core/domain/exported/index.ts";
import { coverUnreadable } from "#core/domain/words/index.ts";
import { api } from "./api.ts";

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
