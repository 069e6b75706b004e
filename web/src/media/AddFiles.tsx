import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { PickedFile } from "#core/app/index.ts";
import type { MediaType } from "#core/domain/media/index.ts";
import { Button, Icon } from "#web/components/index.ts";
import styles from "./AddFiles.module.css";
import { FilePicker } from "./FilePicker.tsx";

type AddFilesProps = {
  icon: LucideIcon;
  type: MediaType;
  /** A single file. */
  one?: boolean | undefined;
  /** On the button; what may be done instead on a desk; kinds and sizes of files that are taken. */
  words: { readonly choose: string; readonly drop: string; readonly kinds: string };
  onFiles: (files: PickedFile[]) => void;
  /** Other ways in: recording, the library. */
  children?: ReactNode;
};

/** Where files come in: picked, dropped or pasted, and other ways below (BUILD-03). */
export const AddFiles = ({ icon, type, one, words, onFiles, children }: AddFilesProps) => (
  <div className={styles.panel}>
    <div className={styles.frame}>
      <Icon of={icon} size={44} />
      <FilePicker label={words.choose} type={type} one={one} onFiles={onFiles}>
        {(open) => (
          <Button kind="primary" onClick={open}>
            {words.choose}
          </Button>
        )}
      </FilePicker>
      <p className={styles.drop}>{words.drop}</p>
      <p className={styles.fine}>{words.kinds}</p>
    </div>
    {children}
  </div>
);
