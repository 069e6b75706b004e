export { ModalHost } from "./ModalHost.tsx";
