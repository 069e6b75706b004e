import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { Addressee } from "./addressee.ts";
import { Deliveries } from "./deliveries.ts";
import { Send, type SendWay } from "./send.ts";

export const openSend = ({ ports, session }: AppContext, editor: CardEditor, way?: SendWay): Send =>
  ports.observe(new Send(ports, session, editor, way));

export const openDeliveries = ({ ports, session }: AppContext, editor: CardEditor): Deliveries =>
  ports.observe(new Deliveries(ports, session, editor));

export const openAddressee = ({ ports }: AppContext, editor: CardEditor): Addressee =>
  ports.observe(new Addressee(editor));
