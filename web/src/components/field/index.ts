export { CodeInput, type CodeInputProps } from "./CodeInput.tsx";
export { EmailInput, type EmailInputProps } from "./EmailInput.tsx";
export { type FieldFrame, FieldGroup, type FieldTies } from "./Field.tsx";
export { TextArea, type TextAreaProps } from "./TextArea.tsx";
export {
  Select,
  type SelectProps,
  TextInput,
  type TextInputProps,
} from "./TextInput.tsx";
