import { type ReactNode, useRef } from "react";
import type { PickedFile } from "#core/app/index.ts";
import type { UploadType } from "#core/domain/media/index.ts";
import { VisuallyHidden } from "#web/components/index.ts";
import { acceptedFiles, pickedFiles } from "./files.ts";

type FilePickerProps = {
  label: string;
  /** What is picked; photos unless said. */
  type?: UploadType | undefined;
  /** A single file. */
  one?: boolean | undefined;
  onFiles: (files: PickedFile[]) => void;
  /** Draws the button; calling `open` shows the system's picker. */
  children: (open: () => void) => ReactNode;
};

/** The system's file picker, or the camera roll on a phone, behind any button. */
export const FilePicker = ({
  label,
  type = "photo",
  one = false,
  onFiles,
  children,
}: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          name={type === "photo" ? "photos" : type}
          accept={acceptedFiles(type)}
          multiple={!one}
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => {
            onFiles(pickedFiles(event.target.files));
            event.target.value = ""; // the same file may be picked again
          }}
        />
      </VisuallyHidden>
    </>
  );
};
