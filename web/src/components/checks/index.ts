export { Checkbox, type CheckboxProps, Radio, type RadioProps } from "./Checkbox.tsx";
