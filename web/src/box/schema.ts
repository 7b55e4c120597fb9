// The shape of a component set: JSON Schema, as far as msgspec writes it, with a few words of ours.

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: { enum: string[] };
  enum?: string[];
  readOnly?: boolean; // it is not asked for
  "x-words"?: string; // the message of each choice begins so
  "x-keys"?: string; // where the names of the parts stand
}

export type Data = null | boolean | number | string | Data[] | { [key: string]: Data };
export type Path = (string | number)[];

/** A schema without references, and without the alternative to be nothing. */
export function resolved(schema: Schema, root: Schema): Schema {
  if (schema.$ref) return resolved(root.$defs?.[schema.$ref.split("/").at(-1)!] ?? {}, root);
  const kinds = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  return kinds.length === 1 ? { ...schema, ...kinds[0], enum: schema.enum ?? kinds[0].enum } : schema;
}

/** Whether something may be missing. */
export const optional = (schema: Schema): boolean => schema.anyOf?.some(({ type }) => type === "null") ?? false;

export const isScalar = ({ type }: Schema): boolean => type === "string" || type === "integer";

/** Data with another value in one place; null takes what is there away. */
export function changed(data: Data, [key, ...rest]: Path, value: Data): Data {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((each, at) => (at === key ? changed(each, rest, value) : each));
  const record = (data ?? {}) as Record<string, Data>;
  const next = changed(record[key] ?? null, rest, value);
  if (next === null) return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return { ...record, [key]: next };
}
