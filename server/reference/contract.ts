/** As much of a JSON schema (2020-12) as the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Reference {
  readonly $ref: string;
}
interface Content {
  readonly content?: Readonly<
    Record<string, { readonly schema: Schema; readonly example?: unknown }>
  >;
}
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}
export interface Answer extends Content {
  readonly description: string;
}
export interface Call {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** The rule that lets in; what is no operation of the table has none. */
  readonly "x-access"?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}

/** The contract as `openapi/openapi.json` holds it. */
export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call | object>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<Record<string, { readonly description: string }>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

/** What a reference leads to, or the thing itself. */
export const resolved = <T extends object>(
  one: T | Reference,
  known: Readonly<Record<string, T>>,
): T => {
  if (!("$ref" in one)) return one as T;
  const found = known[nameOf((one as Reference).$ref)];
  if (!found) throw new Error(`The contract has no ${(one as Reference).$ref}`);
  return found;
};

/** The JSON schema of a body or answer, if it has one. */
export const schemaOf = (of: Content): Schema | null =>
  of.content?.["application/json"]?.schema ?? null;

/** An example of a body or answer, if it has one. */
export const exampleOf = (of: Content): unknown => of.content?.["application/json"]?.example;
