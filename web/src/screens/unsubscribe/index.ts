export { Unsubscribe as Component } from "./Unsubscribe.tsx";
