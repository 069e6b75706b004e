export { ThanksScreen as Component } from "./ThanksScreen.tsx";
