export { Component } from "./Component.tsx";
export { CreditCounts } from "./Credits.tsx";
export { Order } from "./Details.tsx";
export { OrderList } from "./Orders.tsx";
