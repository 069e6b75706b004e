import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import { openEditor } from "#core/app/index.ts";
import { useModel } from "../../hooks/context.ts";
import { NotYet } from "../card/index.ts";
import { Desk } from "./Desk.tsx";
import { Opening } from "./Opening.tsx";

/** The card editor (ROUTE-52). */
export const Editor = () => {
  const { id = "" } = useParams();
  return <Opened key={id} id={id} />;
};

const Opened = observer(({ id }: { id: string }) => {
  const editor = useModel((app) => openEditor(app, id), id);
  return editor.loaded === "ready" ? (
    <Desk editor={editor} />
  ) : (
    <NotYet editor={editor} opening={<Opening />} />
  );
});
