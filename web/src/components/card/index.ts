export { Card, CardCover, CardFace, tinted } from "./Card.tsx";
export { CardItem, Cards } from "./Cards.tsx";
export { Polaroid } from "./Polaroid.tsx";
