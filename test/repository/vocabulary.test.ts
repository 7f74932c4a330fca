import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Words for which the standard term must be used. */
const REPLACED: readonly { word: RegExp; use: string }[] = [
  { word: /\bmend(?:s|ed|ing)?\b/i, use: "fix, fixed, remediate" },
  { word: /\btwins?\b/i, use: "variant" },
  {
    word: /\btell(?:s|ing)?\b|\btold\b|\bsays of itself\b/i,
    use: "report, state, return; distinguish",
  },
  {
    word: /\b(?:scan's|scans?) stor(?:y|ies)\b|\bstories of scans\b|\bis the story\b|ScanStory/i,
    use: "events, timeline",
  },
  { word: /\btall(?:y|ies)\b/i, use: "counts, running totals" },
  { word: /\blook-?alikes?\b/i, use: "decoy" },
  { word: /\bwrong findings?\b|\bflagged for nothing\b/i, use: "false positive" },
  { word: /\bharmless to\b/i, use: "sanitized for" },
  { word: /\bsurest\b|\bworst first\b|\bthe worst\b/i, use: "highest confidence, highest severity" },
  { word: /\b(?:is|are|was|were|be|been) left out\b|\bleaves? out\b/i, use: "skip, omit" },
  { word: /\brows are the truth\b/i, use: "the database is the source of truth" },
  {
    word: /\bcomes? for (?:its|the|their|a|one) (?:scans?|jobs?)\b|\bcomes? for (?:it|them)\b/i,
    use: "pull-mode runner",
  },
  { word: /\bhand(?:s|ed|ing)? (?:its scans? )?(?:back|out|over)\b|HandBack/i, use: "release; dispatch" },
  { word: /\bunseal(?:s|ed)?\b|\bseals\b|\bsealer\b/i, use: "encrypt" },
  { word: /\bby hand\b|\bbyHand\b/i, use: "baseline; manually" },
  { word: /\bsilent runners?\b/i, use: "missed heartbeats" },
  { word: /\bgiv(?:es?|en) up\b/i, use: "fails permanently" },
  { word: /\b(?:many|most|few|more|of) tries\b|\btries at\b/i, use: "attempts" },
  { word: /\bas people write\b|\bpeople's paths?\b/i, use: "repository path" },
  { word: /\bmarks? of UTF-16\b/i, use: "byte order mark" },
  { word: /\baddress(?:es)? (?:of|from) (?:a|the) requests?\b/i, use: "URL" },
  { word: /\bprocessor time\b/i, use: "CPU time" },
  { word: /\blast word\b|\blastWord\b/i, use: "final report" },
  { word: /\bends? (?:a|the|every|its|their) tokens?\b/i, use: "revoke a token" },
  { word: /\bstragglers?\b/i, use: "orphan processes" },
  { word: /\barena\b|\bstand-in-worker\b|\bfoundTenant\b/i, use: "sandbox, fake worker, createTenant" },
  { word: /\bunheard\b|\bGuardedHost\b|\bKeptBody\b|\bsame-problem\b|\bin-parts\b/i, use: "see the names in the code" },
];

/** Data of scans and generated files. */
const DATA =
  /\/(?:cases|pairs|cross-file|recorded)\/|^test\/runner\/rules\/|catalogue\.json$|package-lock\.json$|weakness-classes|vocabulary\.test/;
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(?:ts|md|yml|toml|sh)$|^\.ci\/run$|Dockerfile$/.test(path) && !DATA.test(path));

function uses(word: RegExp): string[] {
  return files.flatMap((path) =>
    read(path)
      .split("\n")
      .flatMap((line, n) => (word.test(line) ? [`${path}:${n + 1}: ${line.trim()}`] : [])),
  );
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Deleted, but not committed yet.
    return "";
  }
}

describe("words with a standard term", () => {
  it.each(REPLACED)("$word is written as: $use", ({ word }) => {
    expect(uses(word)).toEqual([]);
  });
});

it("reads the project's texts", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(uses(/\bfingerprints?\b/).length).toBeGreaterThan(10);
});
