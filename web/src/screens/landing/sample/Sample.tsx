import { RotateCcw } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { openSample, type SampleCard } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import { Button, ButtonLink, Card, Page, TopBar } from "#web/components/index.ts";
import { useCardMusic } from "#web/music/index.ts";
import { useCardOver } from "#web/shell/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { arriveAtHeading } from "../../../hooks/arrival.ts";
import { useModel } from "../../../hooks/context.ts";
import { Theatre, Unwrap } from "../../recipient/parts.ts";
import styles from "./Sample.module.css";
import { sampleStory, sampleTracks } from "./story.ts";

/** A card as whoever it is for sees it: sealed, opened, played; and the way to one of one's own. */
const Sample = observer(() => {
  const w = useWords();
  const model = useModel((app) => openSample(app, sampleStory(), sampleTracks), "sample");
  useCardMusic(model);
  useEffect(() => arriveAtHeading(), []);
  return (
    <>
      <title>{w("sample.title")}</title>
      {model.stage === "wrapped" ? (
        <Unwrap model={model} />
      ) : model.stage === "playing" ? (
        <Theatre model={model} player={model.player} />
      ) : (
        <After model={model} />
      )}
    </>
  );
});
export default Sample;

const After = observer(({ model }: { model: SampleCard }) => {
  const w = useWords();
  useCardOver();
  useEffect(() => arriveAtHeading(), []);
  const cover = coverSlide(model.story.slides);
  return (
    <Page ground="dusk" bar={<TopBar />} bleed className={styles.after ?? ""}>
      {cover ? (
        <span className={styles.cover} aria-hidden="true">
          <Card>
            <SlideFace slide={cover} story={model.story} />
          </Card>
        </span>
      ) : null}
      <div className={styles.words}>
        <h1>{w("sample.end")}</h1>
        <p>{w("sample.endHelp")}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.shop()} kind="primary" size="large">
          {w("shell.makeCard")}
        </ButtonLink>
        <Button kind="bare" icon={RotateCcw} onClick={() => model.replay()}>
          {w("sample.again")}
        </Button>
        <ButtonLink to={paths.landing} kind="bare">
          {w("sample.back")}
        </ButtonLink>
      </div>
    </Page>
  );
});
