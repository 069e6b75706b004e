import { matchRoute } from "#core/domain/navigation/index.ts";

/** The bundler's list of what it made, by the source it was made from. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** The fonts that a page in English begins with (web/src/styles/cuts), by their addresses. */
export const firstFonts = (manifest: Manifest): readonly string[] =>
  Object.entries(manifest).flatMap(([source, { file }]) =>
    source.startsWith("src/styles/cuts/") ? [`/${file}`] : [],
  );

/**
 * Asks for the parts of a path's screen together with the app itself, instead of one after another: scripts and
 * styles that the entry does not bring.
 */
export const screenLinks = (manifest: Manifest) => {
  const partsOf = (name: string | undefined, parts = new Set<string>()): Set<string> => {
    const chunk = name === undefined ? undefined : manifest[name];
    if (name === undefined || chunk === undefined || parts.has(name)) return parts;
    parts.add(name);
    for (const one of chunk.imports ?? []) partsOf(one, parts);
    return parts;
  };
  const entry = partsOf(Object.keys(manifest).find((name) => manifest[name]?.isEntry));
  const made = new Map<string, string>();
  const linksOf = (screen: string): string => {
    const chunks = [...partsOf(`src/screens/${screen}/index.ts`)]
      .filter((name) => !entry.has(name))
      .map((name) => manifest[name]);
    const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
      ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk?.file}" />`),
    ].join("\n    ");
  };
  return (path: string): string => {
    const { route } = matchRoute(path);
    const links = made.get(route.screen) ?? linksOf(route.screen);
    made.set(route.screen, links);
    return links;
  };
};
