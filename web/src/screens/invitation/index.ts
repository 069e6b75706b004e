export { Invitation as Component } from "./Invitation.tsx";
