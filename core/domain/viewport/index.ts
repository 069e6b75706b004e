export { type Breakpoint, type BreakpointState, breakpointAt, breakpoints } from "./breakpoint.ts";
export {
  type Keyboard,
  type KeyboardEvent,
  keyboardAt,
  nextKeyboard,
  type Orientation,
} from "./keyboard.ts";
export { type Held, isPhoneOnItsSide } from "./portrait.ts";
