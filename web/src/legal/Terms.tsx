import { LegalText } from "./LegalText.tsx";

/** What people agree to (OPEN-25, MODAL-26). */
export const Terms = () => (
  <LegalText
    short={["legal.terms1", "legal.terms2", "legal.terms3", "legal.terms4", "legal.terms5"]}
    sections={[
      ["legal.termsWho", "legal.termsWhoA", "legal.termsWhoB"],
      ["legal.termsAge", "legal.termsAgeA"],
      ["legal.termsAccount", "legal.termsAccountA", "legal.termsAccountB"],
      ["legal.termsCards", "legal.termsCardsA", "legal.termsCardsB"],
      ["legal.termsYours", "legal.termsYoursA", "legal.termsYoursB"],
      ["legal.termsNever", "legal.termsNeverA", "legal.termsNeverB", "legal.termsNeverC"],
      ["legal.termsPay", "legal.termsPayA", "legal.termsPayB", "legal.termsPayC"],
      ["legal.termsService", "legal.termsServiceA", "legal.termsServiceB"],
      ["legal.termsEnd", "legal.termsEndA"],
      ["legal.termsChange", "legal.termsChangeA"],
      ["legal.termsLaw", "legal.termsLawA"],
    ]}
  />
);
