const EXPECT = /(?:\/\/|#|<!--) expect(?: -->)?$/u;
/** For files that allow no comment at the end of a line. */
const EXPECT_BELOW = /^(?:#|-#|\/\/|<%#) expect below(?: %>)?$/u;
/** Rules that apply to some paths only have their cases there. */
const FOLDERS: Record<string, string> = { workflow: ".github/workflows/" };

/** The lines that are marked as findings in a case, 1-based. */
export function expectedLinesOf(text: string): number[] {
  return text.split("\n").flatMap((line, index) => {
    if (EXPECT_BELOW.test(line)) return [index + 2];
    return EXPECT.test(line.trimEnd()) ? [index + 1] : [];
  });
}

/** The path at which the rule applies to a case. */
export function pathOfCase(ruleId: string, name: string): string {
  return `${ruleId}/${FOLDERS[ruleId.split(".")[0] ?? ""] ?? ""}${name}`;
}
