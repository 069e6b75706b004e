export { RecipientScreen as Component } from "./RecipientScreen.tsx";
