import { FINDING_LIMITS } from "./limits.ts";

/** `stem#2` → its stem and 2. */
export function splitOrdinal(externalId: string): { stem: string; ordinal: number } {
  const [, stem, ordinal] = /^(.+)#([2-9]|[1-9]\d{1,5})$/s.exec(externalId) ?? [];
  return stem === undefined ? { stem: externalId, ordinal: 1 } : { stem, ordinal: Number(ordinal) };
}

export function externalIdOf(stem: string, ordinal: number): string {
  return ordinal === 1 ? stem : `${stem}#${ordinal}`;
}

/** Whether the id of an exported finding can be taken as it is: `a#2#3` would not split into what it was made of. */
export function canBeTaken(externalId: string): boolean {
  return externalId.length <= FINDING_LIMITS.exportedId && splitOrdinal(splitOrdinal(externalId).stem).ordinal === 1;
}
