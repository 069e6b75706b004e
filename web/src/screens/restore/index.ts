export { Restore as Component } from "./Restore.tsx";
