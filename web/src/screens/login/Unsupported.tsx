import { useLocation, useNavigate } from "react-router";
import { paths, referrerOf, stillPicturesKey } from "#core/domain/navigation/index.ts";
import { Button, Quiet, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useRouteTitle } from "../../hooks/route.ts";
import { Letter } from "./Letter.tsx";
import styles from "./Login.module.css";

/** What a browser without WebGL is told (ROUTE-12); going on with still pictures is remembered (OPEN-164). */
export const Unsupported = () => {
  const w = useWords();
  const { kept } = useApp().ports;
  const { search } = useLocation();
  const navigate = useNavigate();
  const goOn = () => {
    kept.set(stillPicturesKey, "yes");
    void navigate(referrerOf(search) ?? paths.landing, { replace: true });
  };
  return (
    <Letter title={said(useRouteTitle())}>
      <Stack gap={5}>
        <p>{w("unsupported.help")}</p>
        <ul className={styles.browsers} aria-label={w("unsupported.browsers")}>
          <li>{w("unsupported.chrome")}</li>
          <li>{w("unsupported.firefox")}</li>
          <li>{w("unsupported.safari")}</li>
        </ul>
        <Button kind="primary" size="large" wide onClick={goOn}>
          {w("unsupported.goOn")}
        </Button>
        <Quiet small>{w("unsupported.goOnHelp")}</Quiet>
      </Stack>
    </Letter>
  );
};
