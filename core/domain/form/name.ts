import type { Message } from "#core/kernel/index.ts";
import { fieldWords } from "../words/fields.ts";
import { nameMaximum } from "./limits.ts";
import { isBlank, plainLine } from "./plain.ts";

/** Said when a first name is missing (FORM-06). */
export const firstNameWords = fieldWords.firstName;
/** Said when a last name is missing (FORM-07). */
export const lastNameWords = fieldWords.lastName;
/** Said when a name runs past the maximum, which a field prevents and a call may not. */
export const nameTooLongWords = fieldWords.nameTooLongBy(nameMaximum);

const refuseName = (value: string, missing: Message): Message | undefined => {
  const name = plainLine(value).trim();
  if (name === "") return missing;
  return name.length > nameMaximum ? nameTooLongWords : undefined;
};

/** What is wrong with a first name, in words; undefined when it is accepted (FORM-06). */
export const refuseFirstName = (value: string): Message | undefined =>
  refuseName(value, firstNameWords);

/** What is wrong with a last name, in words; undefined when it is accepted (FORM-07). */
export const refuseLastName = (value: string): Message | undefined =>
  refuseName(value, lastNameWords);

export type Introduction = {
  firstName: string;
  lastName: string;
  email: string;
};

/** Whether "Done" may be pressed: both names filled and the e-mail known (FORM-08). */
export const canFinish = ({ firstName, lastName, email }: Introduction): boolean =>
  [firstName, lastName, email].every((part) => !isBlank(part));
