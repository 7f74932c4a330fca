import { type Fields, isFields } from "./json-fields.ts";

/** The fields without undefined values and empty objects. */
export function withoutAbsent(fields: Fields): Fields {
  const present = Object.entries(fields).filter(
    ([, value]) => value !== undefined && (!isFields(value) || Object.keys(value).length > 0),
  );
  return Object.fromEntries(present);
}
