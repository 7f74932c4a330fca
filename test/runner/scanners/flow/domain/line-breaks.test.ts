import { describe, expect, test } from "vitest";
import { matchesLines } from "../../../../../runner/scanners/flow/domain/line-breaks.ts";

describe("an expression that matches line breaks", () => {
  test.each([
    String.raw`\r?\n`,
    String.raw`[\x00-\x1f\x7f]+`,
    String.raw`[\u0000-\u001F]|\x7f`,
    String.raw`[\0-\x1F]{1,}`,
    "[[:cntrl:]]",
    String.raw`\p{Cntrl}+`,
    String.raw`[\p{Cc}\p{Cf}]+`,
    String.raw`[^\x20-\x7e]`,
    "[^ -~]",
    "[^[:print:]]",
    "[\u0000-\u001F]",
    String.raw`<|[\u{0}-\u{1f}]`,
  ])("%s", (pattern) => {
    expect(matchesLines(pattern)).toBe(true);
  });

  test.each([
    String.raw`[\x20-\x7e]`,
    String.raw`[\x0b-\x1f]`,
    "[[:punct:]]",
    String.raw`[^\p{Cc}]`,
    String.raw`\w+`,
    String.raw`[\p{L}]`,
    "<[^>]*>",
    String.raw`[^[:cntrl:]]`,
    String.raw`[^\x00-\x1f]`,
    String.raw`x[\x00-\x1f]`,
    "[a-z]",
    "[",
    "",
  ])("not %s", (pattern) => {
    expect(matchesLines(pattern)).toBe(false);
  });
});
