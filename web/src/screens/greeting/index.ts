export { GreetingScreen as Component } from "./GreetingScreen.tsx";
