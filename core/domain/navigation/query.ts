/** What a path says under a name in its query, decoded; null when it says nothing or nothing readable. */
export const queryPart = (path: string, name: string): string | null => {
  const [, query = ""] = (path.split("#")[0] ?? "").split("?");
  const part = query.split("&").find((p) => p.startsWith(`${name}=`));
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part.slice(name.length + 1)) || null;
  } catch {
    return null;
  }
};
