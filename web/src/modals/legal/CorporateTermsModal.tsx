import { CorporateTerms } from "../../legal/index.ts";
import { reading } from "./reading.tsx";

/** What companies agree to (MODAL-25). */
export default reading("modals.corporateTerms", CorporateTerms);
