import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { SourceFile } from "../../../../runner/repository/source-tree.ts";
import { eitherOf, literalsOf } from "../../../../runner/scanners/ast-grep/regex-literals.ts";
import { clausesOf, rulesThatMayMatch } from "../../../../runner/scanners/ast-grep/required-text.ts";
import {
  type CompiledRule,
  EmbeddedRule,
  loadRulePack,
  type Rule,
} from "../../../../runner/scanners/shared/rule-pack.ts";

const CASES = join(import.meta.dirname, "..", "..", "rules");
const pack = await loadRulePack();
const directory = await mkdtemp(join(tmpdir(), "required-"));
afterAll(() => rm(directory, { recursive: true }));

function fileOf(storedPath: string, sizeBytes = 1): SourceFile {
  return { path: storedPath, storedPath, sizeBytes };
}

function ruleOf(matcher: object, utils = {}): EmbeddedRule {
  const [some] = pack.rules;
  const rule: Rule = { ...(some as Rule), rule: { ...matcher } };
  return new EmbeddedRule(rule, "x", "javascript", utils);
}

async function mayMatch(rule: CompiledRule, text: string | Buffer): Promise<boolean> {
  await writeFile(join(directory, "file"), text);
  return (await rulesThatMayMatch(new Map([["x", rule]]), directory, [fileOf("file")])).size === 1;
}

test("no rule is dropped for a file in which it matches", async () => {
  const dropped: string[] = [];
  for (const [id, rule] of pack.compiled) {
    const folder = join(CASES, rule.rule.id);
    for (const name of (await readdir(folder)).filter((file) => file.startsWith("ng."))) {
      const kept = await rulesThatMayMatch(new Map([[id, rule]]), folder, [fileOf(name)]);
      if (kept.size === 0) dropped.push(`${id} ${name}`);
    }
  }
  expect(dropped).toEqual([]);
});

test("most rules require a text", () => {
  const requiring = [...pack.compiled.values()].filter((rule) => clausesOf(rule).length > 0);
  expect(requiring.length / pack.compiled.size).toBeGreaterThan(0.9);
});

describe("a regular expression requires", () => {
  test.each<[string, string[][]]>([
    ["^exec$", [["exec"]]],
    ["(?i)PassWord", [["password"]]],
    [String.raw`child_process\.exec`, [["child_process.exec"]]],
    ["(abc|defg)", [["abc", "defg"]]],
    ["(abc|x)", []],
    ["abc|", []],
    ["(abc)?def", [["def"]]],
    ["(abc)*", []],
    ["(abc)+", [["abc"]]],
    ["(abc){0,2}", []],
    ["(abc){2}", [["abc"]]],
    ["abcd?", [["abc"]]],
    ["abcd*e", [["abc"]]],
    ["abc+def", [["abc"], ["def"]]],
    ["abcd{0}efg", [["abc"], ["efg"]]],
    ["abc[def]ghi", [["abc"], ["ghi"]]],
    ["abc[]x]def", [["abc"], ["def"]]],
    ["[^a[:digit:]]abc", [["abc"]]],
    [String.raw`[\]abc]`, []],
    [String.raw`abc\bdef\w+ghi`, [["abcdef"], ["ghi"]]],
    ["abc.def", [["abc"], ["def"]]],
    [String.raw`a\(b`, [["a(b"]]],
    ["(?:abc|def)x", [["abc", "def"]]],
    ["(?P<name>abc)", [["abc"]]],
    ["(?i:abc)", [["abc"]]],
    ["über", [["ber"]]],
  ])("%s", (expression, clauses) => {
    expect(literalsOf(expression)).toEqual(clauses);
  });

  test.each([
    "(?x) a b c",
    String.raw`abc\p{L}`,
    String.raw`abc\x41`,
    "abc(",
    "abc)def",
    "[abc",
    String.raw`abc` + "\\",
  ])("nothing where it is not understood: %s", (expression) => {
    expect(literalsOf(expression)).toEqual([]);
  });
});

test("either of several requirements requires nothing if one of them does", () => {
  expect(eitherOf([[["abc"]], [["de"], ["fghi", "jklm"]]])).toEqual([["abc", "fghi", "jklm"]]);
  expect(eitherOf([[["abc"]], []])).toEqual([]);
});

describe("a matcher", () => {
  test("requires all parts, one alternative, what utilities require, and nothing of what it excludes", async () => {
    const rule = ruleOf(
      {
        kind: "call_expression",
        regex: "first",
        all: [{ has: { regex: "second" } }, { any: [{ regex: "third" }, { inside: { regex: "fourth" } }] }],
        not: { regex: "excluded" },
        matches: "util",
        has: { nthChild: { position: 1, ofRule: { regex: "other" } }, stopBy: { regex: "stop" } },
      },
      { util: { any: [{ matches: "util" }, { regex: "fifth" }] } },
    );
    expect(clausesOf(rule)).toEqual([["first"], ["second"], ["third", "fourth"]]);
    expect(await mayMatch(rule, "FIRST second fourth")).toBe(true);
    expect(await mayMatch(rule, "first second")).toBe(false);
  });

  test("matches without regard to case, as the engine does", async () => {
    const rule = ruleOf({ regex: "(?i)^task$" });
    expect(await mayMatch(rule, "TASK")).toBe(true);
    expect(await mayMatch(rule, "ta\u{17f}\u{212a}")).toBe(true);
    expect(await mayMatch(rule, "tas")).toBe(false);
  });

  test("is kept without a requirement, and where it is a custom rule", async () => {
    expect(await mayMatch(ruleOf({ kind: "call_expression" }), "")).toBe(true);
    const { rule, grammar } = ruleOf({ regex: "abc" });
    expect(await mayMatch({ rule, grammar, always: true, source: '{"rule":{"regex":"abc"}}' }, "")).toBe(true);
  });
});

test("all rules are kept for many files, and for one that cannot be read", async () => {
  const rules = new Map([["x", ruleOf({ regex: "absent" })]]);
  await writeFile(join(directory, "file"), "text");
  expect((await rulesThatMayMatch(rules, directory, [fileOf("file")])).size).toBe(0);
  expect((await rulesThatMayMatch(rules, directory, [fileOf("file", 1_000_000)])).size).toBe(1);
  expect((await rulesThatMayMatch(rules, directory, [fileOf("file"), fileOf("missing")])).size).toBe(1);
});
