export { Removal, undoFor } from "./removal.ts";
