import { RotateCw, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Upload } from "#core/app/index.ts";
import { Icon } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./FailedUpload.module.css";

type FailedUploadProps = { upload: Upload; onRetry: () => void; onRemove: () => void };

/** It did not arrive: why, once more, or without it (ERR-18..20). */
export const FailedUpload = observer(({ upload, onRetry, onRemove }: FailedUploadProps) => {
  const w = useWords();
  const { name } = upload.file;
  return (
    <div role="alert" className={styles.failed}>
      <p>
        <b>{name}</b> {said(upload.error)} {upload.isCutOff ? w("builder.goesOn") : null}
      </p>
      {upload.isHopeless ? null : (
        <button type="button" aria-label={w("builder.retryFile", { name })} onClick={onRetry}>
          <Icon of={RotateCw} size={20} />
        </button>
      )}
      <button type="button" aria-label={w("builder.removeFile", { name })} onClick={onRemove}>
        <Icon of={X} size={20} />
      </button>
    </div>
  );
});
