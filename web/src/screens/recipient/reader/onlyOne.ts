import type { SyntheticEvent } from "react";

/** What begins to be heard ends what was heard before. */
export const onlyOne = ({ currentTarget, target }: SyntheticEvent<HTMLElement>): void => {
  for (const medium of currentTarget.querySelectorAll<HTMLMediaElement>("audio, video"))
    if (medium !== target) medium.pause();
};
