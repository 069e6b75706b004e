import type { Track } from "#core/domain/soundtrack/index.ts";
import type { Api } from "#core/operations/index.ts";

/**
 * The tracks of a card for whoever holds one of these tokens, tried in turn; none where they cannot be had (API-75).
 */
export const tracksOfCard = async (
  api: Api,
  storyId: string,
  tokens: readonly string[],
): Promise<readonly Track[]> => {
  for (const token of tokens) {
    const answer = await api("readSoundtrack", { path: { id: storyId }, query: { token } });
    if (answer.ok) return answer.value.tracks;
  }
  return [];
};
