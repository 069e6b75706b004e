import { BookOpenText, Play } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import type { Recipient } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Card, Empty, Page, VisuallyHidden } from "#web/components/index.ts";
import { makerOf, SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { LayoutSwitch, useLayout } from "../frame/LayoutSwitch.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./AllSlides.module.css";
import { SaveButton } from "./Ending.tsx";
import { titleOf, useCardTitle, useFrom } from "./names.ts";
import { PreviewBar } from "./PreviewBar.tsx";

/** The whole card laid out; a tap opens it there. */
export const AllSlides = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  const from = useFrom(model);
  const name = useCardTitle(model);
  const { story, token } = model;
  const layout = useLayout("view_as_slides");
  if (story === null) return null;
  const watch = (slide?: string) => {
    const query = new URLSearchParams();
    if (model.isPreview) query.set("preview", "true");
    if (slide !== undefined) query.set("slide", slide);
    const text = query.toString();
    return paths.recipient(token) + (text === "" ? "" : `?${text}`);
  };
  return (
    <Page bar={<SiteBar />} banners={<PreviewBar model={model} />} className={styles.page ?? ""}>
      <header className={styles.head}>
        <div>
          <h1>{titleOf(model) || name}</h1>
          <p>{from}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={watch(story.slides[0]?.id)} kind="primary" icon={Play}>
            {w("recipient.watch")}
          </ButtonLink>
          <SaveButton model={model} />
          <ButtonLink to={paths.thanks(token) + (model.isPreview ? "?preview=true" : "")}>
            {w(model.isThanked ? "recipient.seeThanks" : "recipient.sayThanks")}
          </ButtonLink>
          <ButtonLink
            to={paths.recipientReader(token) + (model.isPreview ? "?preview=true" : "")}
            kind="bare"
            icon={BookOpenText}
          >
            {w("reader.read")}
          </ButtonLink>
          <ButtonLink
            to={paths.recipientPeople(token) + (model.isPreview ? "?preview=true" : "")}
            kind="bare"
          >
            {w("people.everybody")}
          </ButtonLink>
        </div>
      </header>
      {story.slides.length > 1 ? (
        <div className={styles.tools}>
          <LayoutSwitch of="view_as_slides" />
        </div>
      ) : null}
      {story.slides.length === 0 ? (
        <Empty title={w("recipient.empty")} words={w("recipient.emptyHelp")} />
      ) : (
        <ul
          className={styles.slides}
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
          role="list"
          aria-label={w("player.slides")}
          data-layout={layout}
        >
          {story.slides.map((slide, i) => (
            <li key={slide.id}>
              <Link to={watch(slide.id)} className={styles.slide}>
                <VisuallyHidden>
                  {labelOf(w, i, makerOf(slide), slide.type === "title")}{" "}
                </VisuallyHidden>
                <Card>
                  <SlideFace slide={slide} story={story} />
                </Card>
                {layout === "list" ? (
                  <span aria-hidden="true">
                    {labelOf(w, i, makerOf(slide), slide.type === "title")}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
});

const labelOf = (
  w: ReturnType<typeof useWords>,
  index: number,
  name: string,
  isCover: boolean,
): string =>
  isCover
    ? w("player.openCover")
    : name === ""
      ? w("player.slide", { n: index + 1 })
      : w("player.slideBy", { n: index + 1, name });
