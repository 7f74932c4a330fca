import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { TEMPLATE_SYNTAXES } from "../../../../runner/scanners/shared/template-matcher.ts";
import { loadRulePack } from "../../../../runner/scanners/shared/rule-pack.ts";
import { Expression } from "../../../../runner/scanners/shared/text-scanner.ts";

/** The fields of their matchers that are no expressions. */
const OTHER_FIELDS = new Set(["contains", "instruction", "stage", "syntax"]);
const Texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]).catch([]);

const { rules } = await loadRulePack();
const expressions = rules
  .filter(({ language }) => ["configuration", "dockerfile", "template"].includes(language))
  .flatMap(({ id, rule }) =>
    Object.entries(rule).flatMap(([field, value]) =>
      OTHER_FIELDS.has(field) ? [] : Texts.parse(value).map((source) => [`${id} ${field}`, source] as const),
    ),
  );

describe("an expression of the pack", () => {
  it("is in each rule", () => {
    expect(expressions.length).toBeGreaterThan(Object.keys(TEMPLATE_SYNTAXES).length + 25);
  });

  // They are compiled when a file is scanned, not when the rules are loaded.
  test.each(expressions)("compiles: %s", (_, source) => {
    expect(new Expression(source).matcher("").find()).toBeTypeOf("boolean");
  });
});

describe("an expression", () => {
  it("ignores case, and matches at lines", () => {
    const matcher = new Expression("^b(?P<code>c)$").matcher("a\nBC\n");
    expect([matcher.find(), matcher.group("code"), matcher.find()]).toEqual([true, "C", false]);
  });

  it("knows its groups", () => {
    const expression = new Expression("(?P<code>a)(b)");
    expect([expression.hasGroup("code"), expression.hasGroup("name"), expression.hasGroup("toString")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("with a mistake is an error when it is used", () => {
    const expression = new Expression("(");
    expect(() => expression.matcher("")).toThrow("error parsing regexp");
  });
});
