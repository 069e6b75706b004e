export * from "./match.ts";
export * from "./modal.ts";
export * from "./modalRoutes.ts";
export * from "./paths.ts";
export * from "./paywall.ts";
export * from "./query.ts";
export * from "./route.ts";
export * from "./routes.ts";
