/**
 * Every word at once, read as it is written: for tests and while developing. A built page takes the rooms it shows
 * instead, compiled (`tools/words.ts`), and has no parser in it (P1).
 */
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { en } from "#adapters/words/en/index.ts";
import { i18n } from "./i18n.ts";

i18n.setMessagesCompiler(compileMessage);
i18n.load("en", en);
