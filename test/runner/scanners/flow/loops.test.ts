import { beforeAll, describe, expect, test } from "vitest";
import { Budget } from "../../../../runner/scanners/flow/budget.ts";
import { liveNames } from "../../../../runner/scanners/flow/interpreter/live-names.ts";
import { grammarOf, parseUnit } from "../../../../runner/scanners/flow/languages.ts";
import { startParser } from "../../../../runner/scanners/flow/syntax/parser.ts";
import { scanCode } from "./support/scan-code.ts";

beforeAll(startParser);

/** The live variables of the loop that a file begins with, of those with names of one letter. */
function liveIn(path: string, text: string): string | undefined {
  const grammar = grammarOf(path);
  if (!grammar) throw new Error(`no grammar for ${path}`);
  const [loop] = parseUnit({ path, text }, grammar, new Budget(60_000)).body;
  if (loop?.do !== "loop") throw new Error(`no loop: ${loop?.do}`);
  const names = liveNames(loop);
  return names
    ? [...names]
        .filter((name) => /^\$?[a-z]$/u.test(name))
        .toSorted()
        .join(" ")
    : undefined;
}

describe("the variables that one round of a loop leaves to the next", () => {
  test.each([
    ["for (const a of b) { const c = a; d(c) }", "b d"],
    ["for (const a of b) { d(c); c = a }", "b c d"],
    ["for (const a of b) { c += a }", "b c"],
    ["for (const a of b) { if (a) c = a; d(c) }", "b c d"],
    ["for (const a of b) { if (a) c = a; else c = 1; d(c) }", "b d"],
    ["for (const a of b) { if (a) { const c = a; d(c) } }", "b d"],
    ["for (const a of b) { a && (c = a); d(c) }", "b c d"],
    ["for (const a of b) { try { c = a } catch (e) { d(e) } f(c) }", "b c d f"],
    ["for (const a of b) { try { c = d(a) } finally { f(c) } }", "b c d f"],
    ["for (const a of b) { switch (a) { case 1: c = a } d(c) }", "b c d"],
    ["for (const a of b) { for (const c of a) { d = c } f(d) }", "b d f"],
    ["for (const a of b) { [c, d = f] = a; g(c, d) }", "b f g"],
    ["for (const a of b) { c = a; d(() => c) }", "b c d"],
    ["for (const a of b) { const c = (d) => d; c(a) }", "b"],
    ["for (const a of b) { c.d = a }", "b c"],
    ["for (const a of b) { c = a; d('c', 'f') }", "$c $f b d f"],
    ["while (a) { a = a.b }", "a"],
    ["for (; a; b(c)) { if (a.d) continue; c = a }", "a b c"],
    ["for (; a; b = a) { c = b; d(c) }", "a b d"],
    ["do { a = b } while (a)", "a b"],
    ["for (const a of b) { class c {} }", undefined],
  ])("%s", (text, names) => {
    expect(liveIn("a.js", text)).toBe(names);
  });

  test("are those of any language", () => {
    expect(liveIn("a.py", "for a in b:\n    c = a\n    d(c, e)\n    e = [f for f in c]\n")).toBe("b d e");
    expect(liveIn("a.php", "<?php foreach ($b as $a) { $c = $a; d($c, $e); $e = $c; }")).toBe("$b $e d");
    expect(liveIn("a.php", "<?php foreach ($b as $a) { $$a = 1; }")).toBe(undefined);
    expect(liveIn("a.php", "<?php foreach ($b as $a) { include $a; }")).toBe(undefined);
  });
});

function inHandler(body: string): string {
  return `
const { exec } = require("child_process");
app.post("/run", (req, res) => {
  ${body}
});
`;
}

describe("what one round of a loop leaves to the next", () => {
  test.each([
    ["a variable", "let last = ''; for (const item of req.body.items) { exec(last); last = item }", 1],
    ["a variable of the loop", "for (const item of req.body.items) { exec(last); var last = item }", 1],
    [
      "a variable that some rounds assign",
      "for (const i of [1, 2]) { let a; if (i > 1) exec(b); var b = req.body.b }",
      1,
    ],
    [
      "a variable of a function around",
      "let last; const run = () => exec(last); for (const i of [1, 2]) { run(); last = req.body.a }",
      1,
    ],
    ["a variable by way of another", "let a, b; for (const i of [1, 2, 3]) { exec(b); b = a; a = req.body.a }", 1],
    ["a field", "const o = {}; for (const item of req.body.items) { exec(o.last); o.last = item }", 1],
    ["a list", "const all = []; for (const item of req.body.items) { exec(all[0]); all.push(item) }", 1],
    [
      "nothing, if it is assigned before",
      "for (const item of req.body.items) { let last = 'ls'; exec(last); last = item }",
      0,
    ],
  ])("%s", async (_, body, expected) => {
    const { findings } = await scanCode({ "a.js": inHandler(body) });
    expect(findings.map(({ metadata }) => metadata.rule_id)).toEqual(
      Array.from({ length: expected }, () => "javascript.flow.command-injection"),
    );
  });

  test("is followed where variables are declared by their assignment", async () => {
    const { findings } = await scanCode({
      "a.py": `import os
from flask import Flask, request
app = Flask(__name__)

@app.route("/")
def run():
    for item in request.args.getlist("a"):
        if item:
            os.system(last)
        last = item
    return "done"
`,
      "a.php": `<?php
foreach ($_GET["a"] as $item) {
  system(compact("last")["last"]);
  $last = $item;
}
`,
    });
    expect(new Set(findings.map(({ location_path }) => location_path))).toEqual(new Set(["a.php", "a.py"]));
  });
});
