import { type Fields, isFields } from "./json-fields.ts";

/** The fields without undefined values and empty objects. */
export function withoutAbsent(fields: Fields): Fields {
  const present: Fields = {};
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value !== undefined && (!isFields(value) || Object.keys(value).length > 0)) present[key] = value;
  }
  return present;
}
