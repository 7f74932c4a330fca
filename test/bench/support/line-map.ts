/** Where the unchanged lines of one commit are in another. */
export interface LineMap {
  /** @returns undefined if the line has changed, or is gone. */
  find(path: string, line: number): { path: string; line: number } | undefined;
}

interface Hunk {
  start: number;
  lines: number;
  /** By how much the lines after it move. */
  shift: number;
}

/** @param diff of `git diff -U0` */
export function readLineMap(diff: string): LineMap {
  const files = new Map<string, { path: string | undefined; hunks: Hunk[] }>();
  for (const text of diff.split(/^diff --git /m).slice(1)) {
    const name = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
    const old = name(/^rename from (.+)$/m) ?? name(/^--- a\/(.+?)\t?$/m);
    const path = name(/^rename to (.+)$/m) ?? name(/^\+\+\+ b\/(.+?)\t?$/m);
    if (old === undefined) continue;
    const hunks = [...text.matchAll(/^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/gm)].map(
      ([, start, lines = "1", added = "1"]) => ({
        // A hunk that only adds follows its line.
        start: Number(start) + (lines === "0" ? 1 : 0),
        lines: Number(lines),
        shift: Number(added) - Number(lines),
      }),
    );
    files.set(old, { path, hunks });
  }
  return {
    find(path, line) {
      const file = files.get(path);
      if (!file) return { path, line };
      if (file.path === undefined) return undefined;
      const earlier = file.hunks.filter(({ start }) => start <= line);
      if (earlier.some(({ start, lines }) => line < start + lines)) return undefined;
      return { path: file.path, line: earlier.reduce((sum, { shift }) => sum + shift, line) };
    },
  };
}
