import { useEffect, useState } from "react";
import { type CardEditor, type Deliveries, openDeliveries } from "#core/app/index.ts";
import { useApp } from "../../hooks/context.ts";

/** Reads who a card is on its way to, again whenever the card or its group has changed. */
export const useFresh = (deliveries: Deliveries, { story }: CardEditor): void => {
  const changed = `${story?.last_story_update} ${story?.last_role_update}`;
  useEffect(() => {
    if (changed !== "") void deliveries.read();
  }, [deliveries, changed]);
};

/** Who this card is on its way to. */
export const useDeliveries = (editor: CardEditor): Deliveries => {
  const app = useApp();
  const [deliveries] = useState(() => openDeliveries(app, editor));
  useFresh(deliveries, editor);
  return deliveries;
};
