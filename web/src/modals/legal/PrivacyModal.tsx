import { Privacy } from "../../legal/index.ts";
import { reading } from "./reading.tsx";

/** What is known about people, and what for (MODAL-21). */
export default reading("modals.privacy", Privacy);
