export { Empty, ErrorState } from "./Empty.tsx";
