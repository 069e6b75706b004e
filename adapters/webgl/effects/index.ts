export { withEffects } from "./overlay.ts";
