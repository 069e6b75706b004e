export { Send as Component } from "./Send.tsx";
