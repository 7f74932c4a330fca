const EXPECT = /(?:\/\/|#|<!--) expect(?: -->)?$/u;
/** Where a comment cannot stand at the end of a line. */
const EXPECT_BELOW = /^# expect below$/u;
/** Rules that hold for some paths only have their cases there. */
const FOLDERS: Record<string, string> = { workflow: ".github/workflows/" };

/** The lines of a rule's case that are marked as findings, 1-based. */
export function expectedLinesOf(text: string): number[] {
  return text.split("\n").flatMap((line, index) => {
    if (EXPECT_BELOW.test(line)) return [index + 2];
    return EXPECT.test(line.trimEnd()) ? [index + 1] : [];
  });
}

/** Where a case has to lie for its rule to look at it. */
export function pathOfCase(ruleId: string, name: string): string {
  return `${ruleId}/${FOLDERS[ruleId.split(".")[0] ?? ""] ?? ""}${name}`;
}
