export { CorporateTerms } from "./CorporateTerms.tsx";
export { Faq } from "./Faq.tsx";
export { Privacy } from "./Privacy.tsx";
export { Terms } from "./Terms.tsx";
