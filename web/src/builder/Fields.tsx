import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { type FormField, slideKinds, type WrittenField } from "#core/domain/slide/index.ts";
import { TextArea, TextInput } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";

const long: readonly FormField[] = ["message", "story", "names"];

/** The words of a message: the fields its kind has, each with its count and what is wrong with it (SLIDE-20..37). */
export const Fields = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  const { draft } = builder;
  if (draft === null) return null;
  const kind = slideKinds[draft.type];
  const fields = Object.entries(kind.fields) as [FormField, WrittenField][];
  return fields.map(([field, written]) => {
    const maximum = written === "date" ? undefined : kind.limits[written];
    const signed = field === "subtitle" && draft.type !== "title"; // a message's second line says who it is from
    const props = {
      name: field,
      label: w(signed ? "builder.from" : `builder.${field}`),
      value: draft.content[written] ?? "",
      error: said(builder.errorOf(written)),
      onValue: (value: string) => builder.write({ [written]: value }),
      ...(maximum === undefined ? {} : { maxLength: maximum, counted: true }),
    };
    return long.includes(field) ? (
      <TextArea key={field} rows={field === "message" ? 7 : 4} {...props} />
    ) : (
      <TextInput
        key={field}
        type={field === "date" ? "date" : "text"}
        autoComplete={signed || field === "from" ? "given-name" : "off"}
        {...props}
      />
    );
  });
});
