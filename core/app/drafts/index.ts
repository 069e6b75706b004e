export { Keeper } from "./keeper.ts";
export {
  accountHolder,
  draftKey,
  forgetDrafts,
  type Holder,
  holderOf,
  moveDrafts,
  recordingsOf,
  takeOver,
  visitor,
} from "./key.ts";
export { noteLeft, takeLeft } from "./left.ts";
