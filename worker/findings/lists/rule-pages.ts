import type { Term } from "./terms.ts";

const RULES_PER_PAGE = 64;
const RANGES_PER_RULE = 10;
const RANGES = Array.from({ length: RANGES_PER_RULE }, (_, range) => range);

interface RulePage {
  titles: string | null;
  scanners: string | null;
  severities: string | null;
}

/** The rules whose title contains the text, of a scanner if it is given, with the severities of their findings. */
export function rulesWith(
  pages: readonly RulePage[],
  part: string,
  scanner: string | undefined,
): (Term & { severityRanges: readonly number[] })[] {
  const wanted = lower(part);
  return pages.flatMap(({ titles, scanners, severities }) => {
    const ofScanner = scanner === undefined ? undefined : new Set(linesOf(scanners ?? "", (name) => name === scanner));
    return linesOf(titles ?? "", (title) => lower(title).includes(wanted))
      .filter((id) => ofScanner?.has(id) ?? true)
      .map((id) => ({ by: "rule" as const, id, severityRanges: rangesOf(severities ?? "", id) }));
  });
}

/** The numbers of the rules whose text in a page fits. */
function linesOf(page: string, fits: (text: string) => boolean): number[] {
  return page.split("\n").flatMap((line) => {
    const space = line.indexOf(" ");
    if (space < 0) return [];
    const text: unknown = JSON.parse(line.slice(space + 1));
    return typeof text === "string" && fits(text) ? [Number(line.slice(0, space))] : [];
  });
}

function rangesOf(severities: string, id: number): number[] {
  const start = (id % RULES_PER_PAGE) * RANGES_PER_RULE;
  return RANGES.filter((range) => severities[start + range] === "1");
}

/** As in SQLite, which knows the case of ASCII letters alone. */
function lower(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
