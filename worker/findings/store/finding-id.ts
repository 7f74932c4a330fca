import { v7 as uuidv7 } from "uuid";
import { uuidDigits, uuidFromHex } from "../../database/uuid.ts";

const NUMBER_DIGITS = 6;
const PREFIX_DIGITS = 32 - NUMBER_DIGITS;

/**
 * A new prefix for the UUIDs of a batch: the hexadecimal digits of a UUIDv7 without the last three bytes, which are the index of
 * the finding.
 */
export function newUuidPrefix(): string {
  return uuidv7().replaceAll("-", "").slice(0, PREFIX_DIGITS);
}

/** @param number index of the finding in its batch, from 0. */
export function findingId(prefix: string, number: number): string {
  return uuidFromHex(prefix + number.toString(16).padStart(NUMBER_DIGITS, "0"));
}

/** The ids of the findings of a batch, in order. */
export function* findingIds(prefix: string, count: number): Generator<string, undefined> {
  const start = findingId(prefix, 0).slice(0, -NUMBER_DIGITS);
  for (let number = 0; number < count; number += 1) yield start + number.toString(16).padStart(NUMBER_DIGITS, "0");
}

/** Undefined if the text is not a UUID. */
export function parseFindingId(id: string): { prefix: string; number: number } | undefined {
  const hex = uuidDigits(id).toLowerCase();
  if (hex === "") return undefined;
  return { prefix: hex.slice(0, PREFIX_DIGITS), number: Number.parseInt(hex.slice(PREFIX_DIGITS), 16) };
}
