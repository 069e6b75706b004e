export { useKept } from "./hold.ts";
export { useNavigationGuard } from "./navigationGuard.ts";
