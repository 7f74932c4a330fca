import { findingId, parseFindingId } from "../store/finding-id.ts";

/** The position of a page: after a finding of this rank (0 if ordered by time). */
export interface Position {
  rank: number;
  prefix: string;
  number: number;
}

/** @returns undefined if the text is not a position. */
export function parsePosition(text: string): Position | undefined {
  const [, rank, hex] = /^([0-5])([0-9a-f-]{36})$/.exec(text) ?? [];
  const finding = hex === undefined ? undefined : parseFindingId(hex);
  return finding && { rank: Number(rank), ...finding };
}

export function writePosition({ rank, prefix, number }: Position): string {
  return `${rank}${findingId(prefix, number)}`;
}
