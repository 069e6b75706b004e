import { LegalText } from "./LegalText.tsx";

/** What organisations agree to beside the terms (OPEN-25, MODAL-25). */
export const CorporateTerms = () => (
  <LegalText
    short={["legal.corporate1", "legal.corporate2", "legal.corporate3"]}
    sections={[
      ["legal.corporateWho", "legal.corporateWhoA"],
      ["legal.corporateUse", "legal.corporateUseA", "legal.corporateUseB"],
      ["legal.corporateBrand", "legal.corporateBrandA"],
      ["legal.corporatePay", "legal.corporatePayA"],
      [
        "legal.corporateData",
        "legal.corporateDataA",
        "legal.corporateDataB",
        "legal.corporateDataC",
      ],
      ["legal.corporateSafe", "legal.corporateSafeA"],
      ["legal.corporateLimit", "legal.corporateLimitA"],
      ["legal.corporateEnd", "legal.corporateEndA"],
    ]}
  />
);
