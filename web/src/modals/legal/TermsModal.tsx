import { Terms } from "../../legal/index.ts";
import { reading } from "./reading.tsx";

/** What people agree to (MODAL-26). */
export default reading("modals.terms", Terms);
