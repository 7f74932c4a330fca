/*
 * Accessors for values that `result-shape.ts` has validated, and for free-form metadata: a field of another type counts as
 * absent.
 */

export type Fields = Record<string, unknown>;

export const NO_FIELDS: Fields = {};

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : NO_FIELDS;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a non-empty string. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Own members only, because a name such as `constructor` is inherited. */
export function memberOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** An index from 0. SARIF writes -1 for none. */
export function indexOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

export const MAX_INT32 = 2_147_483_647;

/** A line, column or count that the database can store. */
export function positionOf(value: unknown, least = 1): number | undefined {
  const isPosition = typeof value === "number" && Number.isInteger(value) && value >= least && value <= MAX_INT32;
  return isPosition ? value : undefined;
}

/** Text that the database and every client can store: no NUL, no unpaired surrogates, at most this many characters. */
export function storable(text: string, maxLength: number): string {
  const short = text.length > maxLength ? text.slice(0, maxLength) : text;
  return (short.isWellFormed() ? short : short.toWellFormed()).replaceAll("\0", "\uFFFD");
}
