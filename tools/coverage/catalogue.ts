/** Ids of the catalogue (docs/requirements.md) in its order: each line `ID | words | …` is one. */
export function catalogue(text: string): string[] {
  const ids = [...text.matchAll(/^([A-Z]+-\d+) \| /gm)].map(([, id]) => id ?? "");
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (ids.length === 0) throw new Error("the catalogue names no requirement");
  if (twice.length > 0) throw new Error(`named twice in the catalogue: ${twice.join(", ")}`);
  return ids;
}

export const prefixOf = (id: string): string => id.slice(0, id.indexOf("-"));
