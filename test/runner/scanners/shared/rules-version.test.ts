import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAstGrepScanner } from "../../../../runner/scanners/ast-grep/ast-grep.ts";
import { rulesVersion } from "../../../../runner/scanners/shared/rules-version.ts";
import { temporaryDirectory } from "../../support/repository.ts";

const RULE = { id: "a", pattern: /x+/u, names: new Set(["one"]), limits: new Map([["n", 1]]), isValid: () => true };

test("the version depends on everything in the rules", () => {
  const before = rulesVersion([RULE]);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(rulesVersion([{ ...RULE, names: new Set(["one"]), pattern: /x+/u }])).toBe(before);
  const changed = [
    [],
    [RULE, RULE],
    [{ ...RULE, id: "b" }],
    [{ ...RULE, pattern: /x+/iu }],
    [{ ...RULE, names: new Set(["two"]) }],
    [{ ...RULE, limits: new Map([["n", 2]]) }],
    [{ ...RULE, isValid: () => false }],
  ].map((rules) => rulesVersion(rules));
  expect(new Set([before, ...changed]).size).toBe(changed.length + 1);
});

test("another rule of an operator is another version of the scanner", async () => {
  const directory = join(temporaryDirectory(), "rules");
  mkdirSync(directory);
  const versionWith = (pattern: string) => {
    const rule = { id: "own", language: "js", severity: "warning", message: "Own.", rule: { pattern } };
    writeFileSync(join(directory, "own.yml"), JSON.stringify(rule));
    return createAstGrepScanner({ rulesDirectory: directory }).version();
  };
  const first = await versionWith("own($A)");
  expect(await versionWith("own($A)")).toBe(first);
  expect(await versionWith("other($A)")).not.toBe(first);
  expect(await createAstGrepScanner().version()).not.toBe(first);
});
