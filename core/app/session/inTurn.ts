import type { OperationId, Operations } from "#core/operations/index.ts";

type InTurn = {
  [K in OperationId]: Operations[K] extends { readonly inTurn: true } ? K : never;
}[OperationId];

/** As the table has it; the table itself, with all its schemas, is not part of the app. */
const inTurn: Readonly<Record<InTurn, true>> = {
  captionMedia: true,
  changeAccount: true,
  changeAddress: true,
  changeCardTheme: true,
  changeDelivery: true,
  changeEffects: true,
  changeEmails: true,
  changeLanguage: true,
  changeLogoLink: true,
  changePostalOrder: true,
  changeReminder: true,
  changeRole: true,
  changeSettings: true,
  changeSlide: true,
  changeSoundtrack: true,
  changeStory: true,
  changeTheme: true,
  changeZone: true,
  nameCoOwner: true,
  orderSlides: true,
  reorderThemes: true,
  setThumbnail: true,
};

/** Whether two on their way at once could arrive in the wrong order (STORY-15). */
export const isInTurn = (id: OperationId): boolean => Object.hasOwn(inTurn, id);
