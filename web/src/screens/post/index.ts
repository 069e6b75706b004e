export { Component } from "./Component.tsx";
export { ContactPart } from "./Contact.tsx";
export { ContactList } from "./Contacts.tsx";
