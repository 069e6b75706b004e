import { Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, Icon } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import styles from "./Portrait.module.css";

/** Over everything while a phone lies on its side (SHELL-26); Escape and the button leave it so. */
export const Portrait = () => {
  const w = useWords();
  const { ports, shell } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.portrait}
      aria-labelledby="portrait"
      onCancel={(event) => {
        event.preventDefault();
        shell.window.dismissPortrait();
      }}
    >
      <span className={styles.phone}>
        <Icon of={Smartphone} size={56} />
      </span>
      <h2 id="portrait">{w("notices.portrait", { product: ports.settings.productName })}</h2>
      <Button onClick={() => shell.window.dismissPortrait()}>{w("notices.portraitStay")}</Button>
    </dialog>
  );
};
