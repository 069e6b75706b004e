/** What a page that shows a card needs of its logo; what changes a logo lies outside and stays away from there. */
export { CardLogo } from "./CardLogo.tsx";
export { LogoMark } from "./LogoMark.tsx";
