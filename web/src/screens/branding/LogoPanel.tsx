import { ImagePlus, Trash2, Undo2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useRef } from "react";
import type { LogoPlace } from "#core/app/index.ts";
import { type LogoLink, scales } from "#core/domain/branding/index.ts";
import { Button, ErrorState, Problem, Quiet, Row, Skeleton, Wait } from "#web/components/index.ts";
import { FilePicker, pickedFiles } from "#web/media/index.ts";
import { part } from "#web/shell/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { LogoMark } from "./card/index.ts";
import styles from "./LogoPanel.module.css";

const Cut = part(() => import("./Cut.tsx"));

/** The logo of a place, all that can be done with it. */
export const LogoPanel = observer(({ logo }: { logo: LogoPlace }) => {
  const w = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const { picked, removal, own } = logo;
  useEffect(() => {
    // what was pressed has gone: whoever goes by keys goes on in what came in its place
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  if (logo.loaded === "failed")
    return (
      <ErrorState
        words={said(logo.error) || w("logos.failed")}
        retry={w("shell.tryAgain")}
        onRetry={() => void logo.open()}
      />
    );
  if (logo.loaded === "loading")
    return (
      <div aria-busy="true">
        <Wait words={w("logos.loading")} />
        <Skeleton style={{ blockSize: "7rem" }} />
      </div>
    );
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {picked ? (
        <Suspense fallback={<Wait words={w("shell.loading")} />}>
          <Cut logo={logo} picked={picked} onSaved={() => panel.current?.focus()} />
        </Suspense>
      ) : (
        <>
          {own ? <Own logo={logo} own={own} /> : <None logo={logo} />}
          <Problem>{said(logo.error)}</Problem>
        </>
      )}
      <div role="status" className={styles.removed}>
        {removal.removed ? (
          <>
            <span>{w("logos.removed")}</span>
            <Button size="small" kind="bare" icon={Undo2} onClick={() => logo.undo()}>
              {w("logos.undo")}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
});

const None = observer(({ logo }: { logo: LogoPlace }) => {
  const w = useWords();
  const { inherited } = logo;
  return (
    <section
      className={styles.none}
      aria-label={w("logos.choose")}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = pickedFiles(event.dataTransfer.files);
        if (file) void logo.pick(file);
      }}
    >
      {inherited ? (
        <>
          <LogoMark
            link={inherited}
            words={w("logos.name", { name: inherited.logo.original_filename })}
          />
          <Quiet small>{w("logos.inherited", { type: inherited.type })}</Quiet>
        </>
      ) : null}
      <Choose logo={logo} words={w("logos.choose")} />
      <Quiet small>{w("logos.kinds")}</Quiet>
    </section>
  );
});

const Choose = ({ logo, words }: { logo: LogoPlace; words: string }) => (
  <FilePicker
    label={words}
    type="logo"
    one
    onFiles={([file]) => {
      if (file) void logo.pick(file);
    }}
  >
    {(open) => (
      <Button icon={ImagePlus} onClick={open}>
        {words}
      </Button>
    )}
  </FilePicker>
);

const Own = observer(({ logo, own }: { logo: LogoPlace; own: LogoLink }) => {
  const w = useWords();
  const percent = Math.round(own.scale * 100);
  return (
    <>
      <div className={styles.plate} data-ground={own.logo.ground}>
        <LogoMark link={own} words={w("logos.name", { name: own.logo.original_filename })} />
      </div>
      <label className={styles.slider}>
        {w("logos.size")}
        <input
          type="range"
          name="scale"
          min={scales.least * 100}
          max={scales.most * 100}
          step={5}
          value={percent}
          aria-valuetext={w("logos.percent", { percent })}
          onChange={(event) => logo.resize(Number(event.target.value) / 100)}
        />
        <output>{w("logos.percent", { percent })}</output>
      </label>
      <Row gap={3}>
        <Choose logo={logo} words={w("logos.replace")} />
        <Button icon={Trash2} kind="danger" onClick={() => logo.remove()}>
          {w("logos.remove")}
        </Button>
      </Row>
    </>
  );
});
