import { expect, test } from "vitest";
import { Tally } from "../../../runner/scan/scan-summary-builder.ts";

test("what is left out is all counted, and the first thousand are listed", () => {
  const tally = new Tally("main");
  for (let index = 0; index < 1_500; index += 1) tally.addLeftOut(`f${index}`, "binary");
  tally.addLeftOut("min.js", "minified");
  tally.addSkipped({ path: "slow.js", reason: "timed_out", scanner: "ast-grep" });
  expect(tally.summary().skipped).toEqual({ binary: 1_500, minified: 1, timed_out: 1 });
  expect(tally.skippedFiles()).toHaveLength(1_000);
  expect(tally.skippedFiles()[0]).toEqual({ path: "f0", reason: "binary", scanner: null });
});

test("a rule that was too slow on a file is named", () => {
  const tally = new Tally("main");
  tally.addSkipped({ path: "a.lua", reason: "slow_rule", scanner: "ast-grep", rule: "acme.slow" });
  expect(tally.summary().skipped).toEqual({ slow_rule: 1 });
  expect(tally.skippedFiles()).toEqual([
    { path: "a.lua", reason: "slow_rule", scanner: "ast-grep", rule: "acme.slow" },
  ]);
});

test("scanners for secrets alone look at minified files, and a path is one the contract takes", () => {
  const tally = new Tally("main");
  tally.addLeftOut("p".repeat(5_000), "minified");
  expect(tally.skippedFiles()).toEqual([{ path: "p".repeat(4_096), reason: "minified", scanner: "code" }]);
});
