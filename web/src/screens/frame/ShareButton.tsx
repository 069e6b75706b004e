import { Share2 } from "lucide-react";
import { Button } from "#web/components/index.ts";

type ShareButtonProps = {
  words: string;
  /** What the system's sheet is given. */
  shares: { title: string; text?: string; url: string };
  /** It was passed on; a sheet that was closed passes nothing on. */
  onShared: () => unknown;
};

/** Opens the system's sheet for sharing; not there where the browser has none. */
export const ShareButton = ({ words, shares, onShared }: ShareButtonProps) =>
  "share" in navigator ? (
    <Button
      size="small"
      icon={Share2}
      onClick={() => void navigator.share(shares).then(onShared, () => undefined)}
    >
      {words}
    </Button>
  ) : null;
