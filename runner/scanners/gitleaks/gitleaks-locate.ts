import type { GitleaksItem } from "./gitleaks-report.ts";

/** A match with its location in the text, in UTF-16 units. */
export interface Located {
  item: GitleaksItem;
  start: number;
  end: number;
}

export interface LocatedItems {
  found: Located[];
  /** Encoded secrets: the location is approximate and empty. */
  decoded: Located[];
}

/**
 * Locates each secret on its lines, because the engine's columns are wrong from the second line on. If a secret occurs there
 * several times, each report of a rule is another occurrence.
 */
export function locateItems(items: readonly GitleaksItem[], text: string): LocatedItems {
  const starts = lineStarts(text);
  const located: LocatedItems = { found: [], decoded: [] };
  const resumeAt = new Map<string, number>();
  for (const item of items.toSorted((a, b) => a.StartLine - b.StartLine || a.StartColumn - b.StartColumn)) {
    const from = starts[Math.max(1, item.StartLine) - 1] ?? text.length;
    const to = starts[Math.max(1, item.StartLine, item.EndLine)] ?? text.length;
    const key = `${item.RuleID}\0${item.Secret}`;
    const at = text.indexOf(item.Secret, Math.max(from, resumeAt.get(key) ?? 0));
    if (at !== -1 && at < to) {
      resumeAt.set(key, at + 1);
      located.found.push({ item, start: at, end: at + item.Secret.length });
    } else {
      const about = Math.max(from, Math.min(from + item.StartColumn - 1, to - 1));
      located.decoded.push({ item, start: about, end: about });
    }
  }
  return located;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}
