/** Letters of scripts that are read from the right. */
const right =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Where a text is read from: its first letter decides, as `dir="auto"` has it. */
export const directionOf = (text: string): "ltr" | "rtl" => {
  const first = /\p{L}/u.exec(text);
  return first !== null && right.test(first[0]) ? "rtl" : "ltr";
};

/** Scripts whose letters join or stack: they come in by words, never torn into letters. */
const joined = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\u0f00-\u109f\u1780-\u17ff\ufb1d-\ufefc]/u;
export const isJoined = (text: string): boolean => joined.test(text);
