export { prodigiCheck } from "./check.ts";
export { type ProdigiOptions, prodigiClient } from "./client.ts";
export { prodigiFulfilment } from "./fulfilment.ts";
