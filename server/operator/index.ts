export { isReachedDirectly, operatorGate } from "./gate.ts";
export { operatorPages } from "./operator.ts";
export { settingsInForce } from "./settings.ts";
