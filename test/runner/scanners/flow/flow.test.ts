import { describe, expect, test } from "vitest";
import { loadRulePack, withoutSuperseded } from "../../../../runner/scanners/shared/rule-pack.ts";
import { loadFlowRules } from "../../../../runner/scanners/flow/rules.ts";
import { DEFAULT_LIMITS, ScannerError } from "../../../../runner/scanners/shared/scanner.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";
import { scanCode } from "./support/scan-code.ts";

function route(...lines: string[]): string {
  return `app.get("/", (req, res) => {\n${lines.join("\n")}\n});\n`;
}

describe("finding", () => {
  test("is located at the sink, with the trace from the source", async () => {
    const text = route("const name = req.query.name;", "const sql = `SELECT ${name}`;", "db.query(sql);");
    const { findings } = await scanCode({ "src/a.js": text });
    expect(findings.map((finding) => PipelineFinding.parse(finding))).toEqual(findings);
    expect(findings).toMatchObject([
      {
        scanner: "flow",
        severity: "critical",
        location_path: "src/a.js",
        location_line: 4,
        location_column: 1,
        metadata: {
          rule_id: "javascript.flow.sql-injection",
          cwe: "CWE-89",
          confidence: "high",
          trace: expect.arrayContaining([
            expect.objectContaining({ path: "src/a.js", line: 2 }),
            expect.objectContaining({ line: 4, text: "db.query(sql)" }),
          ]),
        },
      },
    ]);
  });

  test("stays the same when lines move, and differs for another source", async () => {
    const one = await scanCode({ "a.js": route("db.query(`SELECT ${req.query.a}`);") });
    const moved = await scanCode({ "a.js": `\n\n${route("  db.query(`SELECT ${req.query.a}`);")}` });
    const other = await scanCode({ "a.js": route("db.query(`SELECT ${req.body.a}`);") });
    expect(moved.findings[0]?.external_id).toBe(one.findings[0]?.external_id);
    expect(other.findings[0]?.external_id).not.toBe(one.findings[0]?.external_id);
  });

  test("is less sure where text comes from the environment, or from any caller", async () => {
    const environment = await scanCode({ "a.js": 'require("child_process").execSync("ls " + process.env.DIR);' });
    const parameter = await scanCode({
      "a.js": 'function find(name) { return db.query("SELECT * FROM users WHERE id = " + name); }',
    });
    expect(environment.findings[0]?.metadata.confidence).toBe("medium");
    expect(parameter.findings[0]?.metadata.confidence).toBe("low");
  });

  test("is cut off at the maximum, and the report says so", async () => {
    const report = await scanCode(
      { "a.js": route("eval(req.query.a);", "eval(req.query.b);") },
      {},
      { maxFindings: 1 },
    );
    expect(report).toMatchObject({ truncated: true, findings: { length: 1 } });
  });

  test("comes from a script without an extension too, by that of its place", async () => {
    const text = route("eval(req.query.a);");
    const { findings } = await scanCode({ "bin/run": { text, storedPath: "code/run.js" } });
    expect(findings.map((finding) => finding.location_path)).toEqual(["bin/run"]);
  });

  test("comes from code alone", async () => {
    expect((await scanCode({ "text/a.js": route("eval(req.query.a);") })).findings).toEqual([]);
  });
});

test("findings do not depend on the number of processes", async () => {
  const files: Record<string, string> = {};
  for (let number = 0; number < 12; number++) {
    files[`routes/${number}.js`] =
      `const { find } = require("../data/${number % 6}");\n${route(`find(req.query.a${number});`, "eval(req.body.b);")}`;
    files[`data/${number % 6}.js`] = "exports.find = (name) => db.query(`SELECT * FROM t WHERE name = '${name}'`);";
  }
  const [one, three] = [
    await scanCode(files, { minBatchBytes: 500 }, { processes: 1 }),
    await scanCode(files, { minBatchBytes: 500 }, { processes: 3 }),
  ];
  expect(one.findings).toHaveLength(18);
  expect(three).toEqual(one);
});

describe("propagation", () => {
  const found: [string, string[]][] = [
    ["a function", ["const f = (x) => x + 1;", "eval(f(req.query.a));"]],
    ["a field", ["const o = {};", "o.a = { b: req.query.a };", "eval(o.a.b);"]],
    ["a list", ["const l = ['x'];", "l.push(req.query.a);", "eval(l[1]);"]],
    ["a callback", ["const l = [req.query.a];", "l.forEach((x) => eval(x));"]],
    ["a loop", ["let a = ''; let b = '';", "for (const i of [1, 2]) { eval(b); b = a; a = req.query.a; }"]],
    ["a branch", ["let a = 'x';", "if (flag) a = req.query.a;", "eval(a);"]],
    ["a catch", ["let a = 'x';", "try { a = req.query.a; run(); } catch { eval(a); }"]],
    ["destructuring", ["const { a: [b] } = req.query;", "eval(b);"]],
    [
      "a container passed as an argument",
      ["const fill = (m) => { m.a = req.query.a; };", "const m = {}; fill(m);", "eval(m.a);"],
    ],
    ["a check of something else", ["if (!['x'].includes(req.query.b)) return;", "eval(req.query.a);"]],
    ["a check whose answer is ignored", ["['x'].includes(req.query.a);", "eval(req.query.a);"]],
    ["a check that is not anchored", ["if (!/[a-z]+/.test(req.query.a)) return;", "eval(req.query.a);"]],
    ["an escape for something else", ["eval(encodeURIComponent(req.query.a));"]],
    [
      "a function that is named like a sanitizer",
      ["const { sanitize, validateName } = require('./own');", "eval(sanitize(validateName(req.query.a)));"],
    ],
  ];
  test.each(found)("goes through %s", async (_, lines) => {
    const { findings } = await scanCode({ "a.js": route(...lines) });
    expect(findings.map(({ metadata }) => metadata.rule_id)).toEqual(["javascript.flow.code-injection"]);
  });

  const safe: [string, string[]][] = [
    ["another field", ["const o = { a: req.query.a, b: 'x' };", "eval(o.b);"]],
    ["another element", ["const l = ['x', req.query.a];", "l.shift();", "l.unshift('y');", "eval(l[0]);"]],
    ["a branch that is never taken", ["let a = req.query.a;", "if (7 * 18 > 100) a = 'x';", "eval(a);"]],
    ["an allow-list", ["if (!['x'].includes(req.query.a)) return;", "eval(req.query.a);"]],
    [
      "an allow-list of another function",
      ["const ok = (x) => ['x'].includes(x);", "if (ok(req.query.a)) eval(req.query.a);"],
    ],
    ["a switch", ["switch (req.query.a) { case 'x': eval(req.query.a); }"]],
    ["a number", ["eval('f(' + Number(req.query.a) + ')');"]],
    ["what was overwritten", ["let a = req.query.a;", "a = 'x';", "eval(a);"]],
    [
      "a function that throws",
      [
        "const check = (x) => { if (!/^[a-z]+$/.test(x)) throw new Error(); };",
        "check(req.query.a);",
        "eval(req.query.a);",
      ],
    ],
  ];
  test.each(safe)("does not go through %s", async (_, lines) => {
    expect((await scanCode({ "a.js": route(...lines) })).findings).toEqual([]);
  });
});

describe("a large tree", () => {
  test("that needs more memory in all than a process may have is scanned to its end", async () => {
    const rows = "  [1, 2, 3, 4, 5, 6, 7, 8],\n".repeat(800);
    const text = `${route("eval(req.query.a);")}const rows = [\n${rows}];\n`;
    const names = Array.from({ length: 16 }, (_, index) => `file-${String(index).padStart(2, "0")}.js`);
    const limits = { ...DEFAULT_LIMITS, memoryBytes: 64 * 1024 ** 2 };
    const report = await scanCode(Object.fromEntries(names.map((name) => [name, text])), {}, { limits });
    expect(report.findings.map((finding) => finding.location_path)).toEqual(names);
    expect(report).toMatchObject({ truncated: false, skipped: [] });
  });
});

describe("hostile code", () => {
  const source = "req.query.a";
  const files: Record<string, string> = {
    "deep.js": route(`x = ${"(".repeat(50_000)}${source}${")".repeat(50_000)}; eval(x);`),
    "nested.js": route(`${"if (a) {".repeat(5_000)}eval(${source})${"}".repeat(5_000)}`),
    "callbacks.js": route(`${"a(() => {".repeat(500)}eval(${source})${"})".repeat(500)}`),
    "broken.js": "app.get(req.query eval( {{{ }}} ((( ``` ${ \n".repeat(2_000),
    "broken.py": 'def (((: request.args eval [ { f"{x\n'.repeat(2_000),
    "broken.rb": "def (((: params eval [ { #{x} <<~A do |\n".repeat(2_000),
    "broken.php": "<?php function (((: $_GET eval [ { {$x} <<<A\n".repeat(2_000),
    "broken.java": "class { HttpServletRequest (((: getParameter executeQuery [ { @x ->\n".repeat(2_000),
    "broken.go": "func (((: http.Request FormValue Query [ { x := \n".repeat(2_000),
    "recursion.js": `const f = (x) => f(f(x)) + g(x); const g = (x) => f(g(x)); ${route(`eval(f(${source}));`)}`,
  };

  test("ends no scan", async () => {
    const report = await scanCode({ ...files, "last.js": route("eval(req.query.a);") }, { fileDeadlineMs: 2_000 });
    expect(report.findings.map((finding) => finding.location_path)).toContain("last.js");
    for (const { reason } of report.skipped ?? [])
      expect(["approximated", "timed_out", "unparsable"]).toContain(reason);
  });

  test("is reported where it takes too long", async () => {
    const text = route(`let x = ${source};`, "x = x + f(x);\n".repeat(100_000), "eval(x);");
    const report = await scanCode({ "a.js": text, "b.js": route("eval(req.query.a);") }, { fileDeadlineMs: 500 });
    expect(report.skipped).toEqual([{ path: "a.js", reason: "timed_out" }]);
    expect(report.findings.map((finding) => finding.location_path)).toEqual(["b.js"]);
  });

  test("gives the same findings of its first steps, however long they may take", async () => {
    const text = `${route(`eval(${source});`)}${route("let x = 1;", "x = f(x) + 1;\n".repeat(60_000))}`;
    const [one, other] = [
      await scanCode({ "a.js": text }),
      await scanCode({ "a.js": text }, { fileDeadlineMs: 40_000 }),
    ];
    expect(one.skipped).toEqual([{ path: "a.js", reason: "timed_out" }]);
    expect(one.findings).toHaveLength(1);
    expect(other).toEqual(one);
  });

  test("gives no finding where time ran out", async () => {
    const text = `${route(`eval(${source});`)}${route("let x = 1;", "x = f(x) + 1;\n".repeat(5_000))}`;
    const report = await scanCode({ "a.js": text }, { fileDeadlineMs: 1 });
    const skipped = [{ path: "a.js", reason: "timed_out" }];
    expect(report).toEqual({ findings: [], truncated: false, skipped, followed: [], rendered: [] });
  });

  test("is stopped at the scanner's limit", async () => {
    await expect(scanCode(files, {}, { timeoutMs: 1 })).rejects.toThrow(ScannerError);
  });
});

describe("tables", () => {
  test("have no names that are no library's API", async () => {
    const java = `import javax.servlet.http.HttpServletRequest;
      class A { void a(HttpServletRequest request, Wrapper w, Statement s) throws Exception {
        s.executeQuery("SELECT " + w.getTheParameter("a") + w.getTheCookie("b")); } }`;
    const python = `from flask import request
def a(wrapped):
    eval(wrapped.get_form_parameter("a") + wrapped.get_query_parameter("b"))
`;
    const { findings } = await scanCode({ "A.java": java, "a.py": python });
    expect(findings).toEqual([]);
  });
});

describe("profile", () => {
  test("precise disables the superseded pattern rules, and no other", async () => {
    const pack = await loadRulePack();
    const precise = withoutSuperseded(pack, [...loadFlowRules().values()]);
    const ids = new Set(precise.rules.map(({ id }) => id));
    expect(ids.has("java.sql-injection.query")).toBe(false);
    expect([...precise.compiled.keys()].some((id) => id.startsWith("javascript.sql-injection"))).toBe(false);
    for (const id of ["java.weak-crypto.hash", "python.deserialization.pickle", "javascript.code-injection.eval"]) {
      expect(ids.has(id)).toBe(true);
    }
    expect(withoutSuperseded(pack, [])).toEqual(pack);
  });
});
