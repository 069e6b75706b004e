import type { ModalParams } from "#core/domain/navigation/index.ts";

/** The kind of message an address asks for; `type` was its name before. */
export const typeAsked = ({ slideType, type }: ModalParams): string | null => {
  const asked = slideType ?? type;
  return typeof asked === "string" ? asked : null;
};

/** Photos that were picked in the library (MODAL-15). */
export const photosAsked = ({ photos }: ModalParams): readonly string[] =>
  typeof photos === "string" && photos !== "" ? photos.split(",") : [];
