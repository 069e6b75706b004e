export { Account as Component } from "./Account.tsx";
