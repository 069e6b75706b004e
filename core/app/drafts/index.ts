export { Keeper } from "./keeper.ts";
export {
  accountHolder,
  draftKey,
  forgetDrafts,
  type Holder,
  holderOf,
  moveDrafts,
  takeOver,
} from "./key.ts";
export { noteLeft, takeLeft } from "./left.ts";
