/*
 * Reads of values that the shapes of `result-shape.ts` have passed, and of metadata, which is free: a field of another type is
 * as good as absent.
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

/** Text that has something in it. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Own members only: `constructor` is a name like any other. */
export function memberOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** An index, from 0. SARIF writes -1 for none. */
export function indexOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

export const MAX_INT32 = 2_147_483_647;

/** A line, column, or count, that the database can hold. */
export function positionOf(value: unknown, least = 1): number | undefined {
  const isPosition = typeof value === "number" && Number.isInteger(value) && value >= least && value <= MAX_INT32;
  return isPosition ? value : undefined;
}

/** Text that a database and every client can hold: no NUL, no lone surrogate, at most so many characters. */
export function storable(text: string, maxLength: number): string {
  const short = text.length > maxLength ? text.slice(0, maxLength) : text;
  return (short.isWellFormed() ? short : short.toWellFormed()).replaceAll("\0", "\uFFFD");
}
