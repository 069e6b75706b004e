export { Request as Component } from "./Request.tsx";
