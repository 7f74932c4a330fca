import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { familiesOfPattern } from "../../../../../runner/scanners/flow/domain/pattern-families.ts";
import { SIGNS } from "../../../../../runner/scanners/flow/domain/characters.ts";
import { bitsOf } from "../../../../../runner/scanners/flow/domain/families.ts";
import { signsWithout } from "../../../../../runner/scanners/flow/domain/pattern-signs.ts";
import { seed } from "../support/values.ts";

const PATTERNS = [
  "^\\p{L}[\\p{L}' -]{0,59}$",
  "^[^<>]+$",
  "^[^()*\\\\]*$",
  "^[ -~]+$",
  "^(?:a|[b-d;])+\\s?$",
  "^\\w+\\.\\w+[&|]?$",
  "^(?<name>[\"'])x\\$$",
  "^.*$",
];

describe("signs that no match has", () => {
  it.each(PATTERNS)("has none of them in a match of %s", (pattern) => {
    const missing = signsWithout(pattern, false, SIGNS);
    const expression = new RegExp(pattern, "u");
    const texts = fc.array(fc.constantFrom(...Array.from(SIGNS), "a", "b", "x", " ", "-", "."), { maxLength: 4 });
    fc.assert(
      fc.property(texts, (signs) => {
        const text = signs.join("");
        expect(expression.test(text) && signs.some((sign) => missing.includes(sign))).toBe(false);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it.each([
    ["^\\p{L}[\\p{L}' -]{0,59}$", "()*"],
    ["^[^<>]+$", "<>"],
    ["^[^()*\\\\]*$", "()*\\"],
    ["^(?:a|[b-d;])+$", "<>&\"'()*|$`/"],
  ])("knows them for %s", (pattern, signs) => {
    const missing = signsWithout(pattern, false, SIGNS);
    expect(Array.from(signs).filter((sign) => !missing.includes(sign))).toEqual([]);
  });

  it.each(["[^<>]+", "^a|[<>]$", "^(?!x)[^<>]$", "^[\\x00-\\x7f]+$"])("knows none for %s", (pattern) => {
    expect(signsWithout(pattern, false, SIGNS)).toBe("");
  });

  it("makes text safe for what needs them", () => {
    expect(familiesOfPattern("^[\\p{L}' -]+$", false) & bitsOf(["ldap-injection", "xss"])).toBe(
      bitsOf(["ldap-injection", "xss"]),
    );
    expect(familiesOfPattern("^[\\p{L}' -]+$", false) & bitsOf(["command-injection", "sql-injection"])).toBe(0);
  });
});
