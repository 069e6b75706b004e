import type { PickedFile } from "./browser.ts";

/** Files that another program handed over, by a phone’s share sheet, until they are in a message. */
export interface SharedFiles {
  /** None of those that came more than an hour ago: whoever sits here now may be somebody else. */
  read(): Promise<readonly PickedFile[]>;
  clear(): Promise<void>;
}
