import { transportWords } from "#core/domain/words/index.ts";
import { type Message, type Refusal, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";

/**
 * The words a form shows for what was refused: the refusal's own, else the generic ones, which are counted as a
 * 'Form Error' (ERR-13).
 * @param form the form's name, for whoever counts
 */
export const formError = (
  { reporter, settings }: Pick<AppPorts, "reporter" | "settings">,
  refusal: Refusal,
  form: string,
): Message => {
  const own = wordsOf(refusal);
  if (own !== null && own.key !== transportWords.fault.key) return own;
  reporter.event("Form Error", { form, code: refusal.code });
  return transportWords.formFault(settings.supportEmail);
};
