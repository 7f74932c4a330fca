import { expect, test } from "vitest";
import { ScanSummaryBuilder } from "../../../runner/scan/scan-summary-builder.ts";

test("everything skipped is counted, and the first thousand are listed", () => {
  const builder = new ScanSummaryBuilder("main");
  for (let index = 0; index < 1_500; index += 1) builder.addCheckoutSkip(`f${index}`, "binary");
  builder.addCheckoutSkip("min.js", "minified");
  builder.addSkipped({ path: "slow.js", reason: "timed_out", scanner: "ast-grep" });
  expect(builder.build().skipped).toEqual({ binary: 1_500, minified: 1, timed_out: 1 });
  expect(builder.skippedFiles()).toHaveLength(1_000);
  expect(builder.skippedFiles()[0]).toEqual({ path: "f0", reason: "binary", scanner: null });
});

test("a rule that was too slow on a file is named", () => {
  const builder = new ScanSummaryBuilder("main");
  builder.addSkipped({ path: "a.lua", reason: "slow_rule", scanner: "ast-grep", rule: "acme.slow" });
  expect(builder.build().skipped).toEqual({ slow_rule: 1 });
  expect(builder.skippedFiles()).toEqual([
    { path: "a.lua", reason: "slow_rule", scanner: "ast-grep", rule: "acme.slow" },
  ]);
});

test("scanners for secrets alone look at minified files, and a path is one the contract takes", () => {
  const builder = new ScanSummaryBuilder("main");
  builder.addCheckoutSkip("p".repeat(5_000), "minified");
  expect(builder.skippedFiles()).toEqual([{ path: "p".repeat(4_096), reason: "minified", scanner: "code" }]);
});
