import type { ModalParams } from "#core/domain/navigation/index.ts";

/** Which slide a modal is about. */
export const slideAsked = ({ slide, id }: ModalParams): string | null => {
  const asked = slide ?? id;
  return typeof asked === "string" ? asked : null;
};
