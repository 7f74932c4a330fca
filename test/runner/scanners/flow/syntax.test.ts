import { beforeAll, describe, expect, it, test } from "vitest";
import { parse, type ParserName, startParser } from "../../../../runner/scanners/flow/syntax/parser.ts";
import { SyntaxNode } from "../../../../runner/scanners/flow/syntax/syntax-node.ts";
import { scanCode } from "./support/scan-code.ts";

beforeAll(startParser);

function rootOf(text: string, name: ParserName = "javascript"): SyntaxNode {
  return new SyntaxNode(parse({ path: "a", text }, name));
}

function firstOf(text: string, kind: string, name?: ParserName): SyntaxNode {
  const [node] = rootOf(text, name).descendants(kind);
  if (!node) throw new Error(`no ${kind} in ${text}`);
  return node;
}

const PROGRAMS: Record<ParserName, [text: string, kind: string]> = {
  csharp: ["class A { int B = 1; }", "class_declaration"],
  go: ["package a\nfunc b() {}", "function_declaration"],
  java: ["class A { int b = 1; }", "class_declaration"],
  javascript: ["class A { b = 1 }", "class_declaration"],
  kotlin: ["class A { val b: Int? = 1 }", "class_declaration"],
  php: ["<?php class A { public $b = 1; }", "class_declaration"],
  python: ["class A:\n  b = 1\n", "class_definition"],
  ruby: ["class A\n  B = 1\nend", "class"],
  tsx: ["const a = <b>c</b>;", "jsx_element"],
  typescript: ["interface A { b: number }", "interface_declaration"],
};

describe("a syntax tree", () => {
  test.each(Object.keys(PROGRAMS) as ParserName[])("of %s has the kinds of its grammar and no errors", (name) => {
    const [text, kind] = PROGRAMS[name];
    expect(rootOf(text, name).descendants(kind)).toHaveLength(1);
    expect(parse({ path: "a", text }, name).hasErrors).toBe(false);
    expect(parse({ path: "a", text: `${text} ) (` }, name).hasErrors).toBe(true);
  });

  it("has nodes for what the parser does not understand, with kinds of their own", () => {
    expect(rootOf("a(; @@ b", "go").descendants("ERROR")).not.toHaveLength(0);
    expect(rootOf("a(b)").descendants("ERROR")).toEqual([]);
  });
});

describe("a node", () => {
  it("has its named children without comments, and all children with tokens", () => {
    const node = firstOf("f(a /* b */, c)", "arguments");
    expect(node.named.map(({ text }) => text)).toEqual(["a", "c"]);
    expect(node.children.map(({ text }) => text)).toEqual(["(", "a", "/* b */", ",", "c", ")"]);
    expect([node.has(","), node.has("comment"), node.has("a"), node.has("identifier")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it("has no children of its own children", () => {
    const node = firstOf("f(g(a, b), c)", "arguments");
    expect(node.named.map(({ kind }) => kind)).toEqual(["call_expression", "identifier"]);
    expect(node.fields("arguments")).toEqual([]);
    expect(node.field("arguments")).toBeNull();
  });

  it("has the first and all children of a field, and none of a field of another grammar", () => {
    const node = firstOf("from a import b, c, d", "import_from_statement", "python");
    expect(node.field("name")?.text).toBe("b");
    expect(node.fields("name").map(({ text }) => text)).toEqual(["b", "c", "d"]);
    expect(node.field("declarator")).toBeNull();
    expect(node.fields("declarator")).toEqual([]);
  });

  it("finds itself and the nodes in it, but none after it", () => {
    const [first] = firstOf("f(g(1)); h(2)", "program").named;
    expect(first?.descendants("call_expression").map(({ text }) => text)).toEqual(["f(g(1))", "g(1)"]);
    expect(first?.descendants("expression_statement")).toHaveLength(1);
  });

  it.each([
    ["/* 😀 */ a", { offset: 9, endOffset: 10, line: 1, endLine: 1, column: 10 }],
    ["é;\r\n  a", { offset: 6, endOffset: 7, line: 2, endLine: 2, column: 3 }],
    ["\u2028;\n\na", { offset: 4, endOffset: 5, line: 3, endLine: 3, column: 1 }],
    ["\uFEFFb;\na", { offset: 4, endOffset: 5, line: 2, endLine: 2, column: 1 }],
  ])("of %j is counted in UTF-16 units and in lines that end with a line feed", (text, place) => {
    expect(rootOf(text).descendants("identifier").at(-1)?.place).toEqual(place);
  });

  it("ends in the line of its last character", () => {
    expect(firstOf("a(\n  1,\n)\n", "call_expression").place).toMatchObject({ line: 1, endLine: 3, column: 1 });
  });
});

it("that does not fit into memory costs its file, not the others", async () => {
  const flow = 'app.get("/", (req, res) => { db.query("SELECT " + req.query.a); });\n';
  const files = { "a.js": flow, "b.ts": `${flow}${"a;\n".repeat(330_000)}`, "c.js": flow };
  const { findings, skipped } = await scanCode(files, { maxHeapMb: 64 });
  expect(findings.map(({ location_path }) => location_path)).toEqual(["a.js", "c.js"]);
  expect(skipped).toEqual([{ path: "b.ts", reason: "out_of_memory" }]);
});
