import { FINDING_LIMITS } from "../limits.ts";

/** Splits `stem#2` into the stem and 2. */
export function splitOrdinal(externalId: string): { stem: string; ordinal: number } {
  const [, stem, ordinal] = /^(.+)#([2-9]|[1-9]\d{1,5})$/s.exec(externalId) ?? [];
  return stem === undefined ? { stem: externalId, ordinal: 1 } : { stem, ordinal: Number(ordinal) };
}

export function externalIdOf(stem: string, ordinal: number): string {
  return ordinal === 1 ? stem : `${stem}#${ordinal}`;
}

/** Whether the id of an exported finding can be reused unchanged: `a#2#3` cannot be split unambiguously. */
export function canBeTaken(externalId: string): boolean {
  return externalId.length <= FINDING_LIMITS.exportedId && splitOrdinal(splitOrdinal(externalId).stem).ordinal === 1;
}
