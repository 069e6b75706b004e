export { ShopScreen as Component } from "./ShopScreen.tsx";
