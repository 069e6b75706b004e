import { Faq } from "../../legal/index.ts";
import { reading } from "./reading.tsx";

/** What people ask (MODAL-12). */
export default reading("modals.faq", Faq);
