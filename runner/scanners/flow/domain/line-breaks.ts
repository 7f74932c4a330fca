/** A line break, or an escape that matches one. */
const WRITTEN =
  /[\r\n]|\\[rnsRvW]|^(?:\\p\{(?:Is)?(?:C|Cc|Cntrl|Control)\}|\\x0[aAdD]|\\u000[aAdD]|\\P\{(?:Is)?Print\})(?:[+*]|\{\d*(?:,\d*)?\})?$/u;
/** A class of characters that is a whole expression, or a whole alternative of one. */
const WHOLE_CLASS = /(?:^|\|)\(?\[(\^?)((?:\[:\^?\w+:\]|\\.|[^\]\\])+)\]\)?(?:[+*]|\{\d*(?:,\d*)?\})?(?=$|\|)/gsu;
/** A character of a class. */
const CHARACTER = /\\(?:x[\da-f]{2}|u[\da-f]{4}|[xu]\{[\da-f]+\}|.)|[^\]]/isu.source;
/** A named class, a property, or a character with the end of its range. */
const MEMBER = new RegExp(String.raw`\[:(\w+):\]|\\p\{\^?(\w+)\}|(${CHARACTER})(?:-(${CHARACTER}))?`, "gisu");
/** Classes with the control characters. */
const CONTROLS = /^(?:cntrl|space|C|Cc|IsCntrl|IsControl|Other|Control)$/iu;
const LINE_FEED = 10;

/** Whether what an expression matches includes line breaks, so that a text without its matches is of one line. */
export function matchesLines(pattern: string): boolean {
  if (WRITTEN.test(pattern)) return true;
  return [...pattern.matchAll(WHOLE_CLASS)].some(([, not, inside = ""]) => hasLineFeed(inside) === (not === ""));
}

function hasLineFeed(inside: string): boolean {
  return [...inside.matchAll(MEMBER)].some(([, named, property, from = "", to = from]) => {
    const name = named ?? property;
    if (name !== undefined) return CONTROLS.test(name);
    return codeOf(from) <= LINE_FEED && codeOf(to) >= LINE_FEED;
  });
}

function codeOf(written: string): number {
  const [, digits] = /^\\[xu]\{?([\da-f]+)\}?$/iu.exec(written) ?? [];
  if (digits !== undefined) return Number.parseInt(digits, 16);
  return written === "\\0" ? 0 : (written.replace(/^\\(?=.)/su, "").codePointAt(0) ?? 0);
}

/** An expression of Ruby, where `^` and `$` match at the ends of lines and not at those of the text. */
export function withLineAnchors(pattern: string): string {
  return pattern.replace(/^\^/u, "(?m:^)").replace(/(?<!\\)\$$/u, "(?m:$)");
}
