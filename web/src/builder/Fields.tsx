import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import {
  dateOfYear,
  type FormField,
  slideKinds,
  type WrittenField,
  yearOf,
} from "#core/domain/slide/index.ts";
import { Select, TextArea, TextInput } from "#web/components/index.ts";
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
    if (field === "year") return <Year key={field} builder={builder} />;
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

/** The year of a newspaper, the current one first (SLIDE-30, OPEN-88). */
const Year = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  return (
    <Select
      name="year"
      label={w("builder.year")}
      value={String(yearOf(builder.draft?.content.date) ?? "")}
      error={said(builder.errorOf("date"))}
      onValue={(year) => builder.write({ date: dateOfYear(Number(year)) })}
    >
      {builder.years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </Select>
  );
});
