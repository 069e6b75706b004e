import type { ModalParams } from "#core/domain/navigation/index.ts";
import type { SlideType } from "#core/domain/slide/index.ts";
import { isMadeHere } from "#web/slides/kinds/index.ts";

/** The kind of message an address asks for (OPEN-99); `type` was its name before. */
export const typeAsked = ({ slideType, type }: ModalParams): SlideType | null => {
  const asked = slideType ?? type;
  return isMadeHere(asked) ? asked : null;
};

/** Whether what a share sheet brought goes into this message. */
export const sharedAsked = ({ shared }: ModalParams): boolean => shared === true;

/** Photos that were picked in the library (MODAL-15). */
export const photosAsked = ({ photos }: ModalParams): readonly string[] =>
  typeof photos === "string" && photos !== "" ? photos.split(",") : [];
