export { Choice, type ChoiceProps, type Option } from "./Choice.tsx";
