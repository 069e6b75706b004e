import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import {
  Checkbox,
  CodeInput,
  EmailInput,
  Radio,
  Segments,
  Select,
  Swatches,
  TextArea,
  TextInput,
  Tiles,
  Toggle,
} from "../index.ts";

/** Compiles only for a component that cannot be used without a name. */
const named = <P extends { name: string }>(field: (props: P) => unknown): unknown => field;
const fields = [
  named(Checkbox),
  named(CodeInput),
  named(EmailInput),
  named(Radio),
  named(Segments<string>),
  named(Select),
  named(Swatches),
  named(TextArea),
  named(TextInput),
  named(Tiles<string>),
  named(Toggle),
];

// a type that is wrong shows nowhere at run time: the compiler is asked about this very file
test("[FORM-10] every form field component requires a name", async () => {
  expect(new Set(fields).size).toBe(11);
  const options =
    "--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --jsx react-jsx --target esnext --module nodenext --allowImportingTsExtensions --types node,vite/client";
  const compiled = promisify(execFile)("node_modules/.bin/tsc", [
    ...options.split(" "),
    "web/src/components/field/name.spec.ts",
  ]);
  expect((await compiled.catch((failed: { stdout: string }) => failed)).stdout).toBe("");
});
