/** Letters of scripts that are read from the right. */
export const RTL =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

/** Whether the title as a whole is read from the right: its first letter decides. */
export const readsFromRight = (text: string): boolean => {
  const first = LETTER.exec(text);
  return first !== null && RTL.test(first[0]);
};
