export { Component } from "./Component.tsx";
