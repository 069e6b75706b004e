export { ThankYouScreen as Component } from "./ThankYouScreen.tsx";
