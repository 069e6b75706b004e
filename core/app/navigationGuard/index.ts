export {
  freeToGo,
  type GuardEvent,
  type GuardState,
  type Loss,
  navigationGuard,
  type Way,
} from "./navigationGuard.ts";
