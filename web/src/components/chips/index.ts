export { Chip, ChipLink, Chips } from "./Chips.tsx";
