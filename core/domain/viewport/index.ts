export { type Breakpoint, type BreakpointState, breakpointAt, breakpoints } from "./breakpoint.ts";
export {
  closedMultiple,
  type Keyboard,
  type KeyboardEvent,
  keyboardAt,
  nextKeyboard,
  type Orientation,
  openShare,
} from "./keyboard.ts";
