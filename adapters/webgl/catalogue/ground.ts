import type { Background } from "#core/domain/cover/index.ts";

/** A card theme's text and ground as Appendix D gives them: pattern alpha 0.2, size 8, columns of 40. */
export const card = (
  name: string,
  text: string,
  color: string,
  type: Background["properties"]["type"],
) => ({
  name,
  text: { color: text },
  background: { color, properties: { type, alpha: 0.2, size: 8, columnWidth: 40 } },
});
