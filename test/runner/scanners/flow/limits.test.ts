import { describe, expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

/** The findings of one file as `family confidence`, and the limits that it reached. */
async function analyse(path: string, text: string): Promise<{ findings: string[]; limits: readonly string[] }> {
  const { findings, skipped = [] } = await scanCode({ [path]: text });
  const limits = skipped.flatMap((file) => (file.reason === "approximated" ? (file.limits ?? []) : [file.reason]));
  return {
    findings: findings.map(({ metadata }) => `${metadata.rule_id.split(".").at(-1)} ${metadata.confidence}`),
    limits,
  };
}

function route(...lines: string[]): string {
  return `app.get("/", (req, res) => {\n${lines.join("\n")}\n});\n`;
}

describe("a function of another file", () => {
  const named: Record<string, [string, string]> = {
    "quote.js": [
      "sql-injection",
      `const { quote } = require("./text");\n${route('db.query("SELECT " + quote(req.query.a));')}`,
    ],
    "escape.ts": [
      "xss",
      `import { escapeIt } from "./text";\n${route("res.send(`<b>${escapeIt(req.query.a)}</b>`);")}`,
    ],
    "cleanup.py": [
      "command-injection",
      "import os\nfrom flask import request\nfrom .text import cleanup\n\ndef a():\n    os.system('ls ' + cleanup(request.args['a']))\n",
    ],
    "validate.rb": [
      "command-injection",
      'class A < ApplicationController\n  def a\n    system("ls #{Names.validate_name(params[:a])}")\n  end\nend\n',
    ],
    "sanitize.php": ["command-injection", '<?php\nsystem("ls " . sanitize_name($_GET["a"]));\n'],
    "clean.go": [
      "command-injection",
      'package a\nimport ("net/http"; "os/exec"; "example.com/text")\nfunc a(w http.ResponseWriter, r *http.Request) {\n  exec.Command("sh", "-c", "ls " + text.CleanName(r.FormValue("a"))).Run()\n}\n',
    ],
    "Escape.java": [
      "command-injection",
      'import javax.servlet.http.HttpServletRequest;\nclass Escape { void a(HttpServletRequest request) throws Exception {\n  Runtime.getRuntime().exec("ls " + Names.escapeName(request.getParameter("a")));\n} }\n',
    ],
  };
  test.each(Object.entries(named))("sanitizes nothing by its name: %s", async (path, [family, text]) => {
    expect(await analyse(path, text)).toEqual({ findings: [`${family} low`], limits: [] });
  });

  const known: Record<string, string> = {
    "quote.js": `const mysql = require("mysql2");\n${route('db.query("SELECT " + mysql.escape(req.query.a));')}`,
    "escape.ts": `import escape from "lodash/escape";\n${route("res.send(`<b>${escape(req.query.a)}</b>`);")}`,
    "cleanup.py":
      "import os, shlex\nfrom flask import request\n\ndef a():\n    os.system('ls ' + shlex.quote(request.args['a']))\n",
    "validate.rb":
      'class A < ApplicationController\n  def a\n    system("ls #{Shellwords.escape(params[:a])}")\n  end\nend\n',
    "sanitize.php": '<?php\nsystem("ls " . escapeshellarg($_GET["a"]));\n',
  };
  test.each(Object.entries(known))("sanitizes where a table describes it: %s", async (path, text) => {
    expect(await analyse(path, text)).toEqual({ findings: [], limits: [] });
  });

  test("that is called on one way only leaves the other way as it is", async () => {
    const text = `const { quote } = require("./text");\n${route(
      "let a = req.query.a;",
      "if (req.query.b) a = quote(a);",
      'db.query("SELECT " + a);',
    )}`;
    expect(await analyse("a.js", text)).toEqual({ findings: ["sql-injection high"], limits: [] });
  });
});

describe("a value of many sources", () => {
  const names = "a b c d e f g h i j k l".split(" ");
  const sum = names.map((name) => `x.${name}`).join(" + ");
  const checks = names.map((name) => `if (!allowed.includes(x.${name})) return;`);

  test("keeps what is unsafe, wherever it stands", async () => {
    const files = names.map((unsafe) => {
      const safe = checks.filter((check) => !check.includes(`x.${unsafe})`));
      return [`${unsafe}.js`, route("const x = req.query;", ...safe, `db.query(${sum});`)] as const;
    });
    const { findings, skipped } = await scanCode(Object.fromEntries(files));
    expect(findings.map((finding) => finding.location_path)).toEqual(files.map(([path]) => path));
    expect(new Set(findings.map(({ metadata }) => metadata.confidence))).toEqual(new Set(["high"]));
    expect(skipped).toEqual([]);
  });

  test("has no finding if all are checked", async () => {
    const text = route("const x = req.query;", ...checks, `db.query(${sum});`);
    expect(await analyse("a.js", text)).toEqual({ findings: [], limits: [] });
  });
});

test("code that is nested too deeply is counted", async () => {
  const text = route(`${"if (a) {".repeat(400)}eval(req.query.a)${"}".repeat(400)}`);
  expect(await analyse("a.js", text)).toEqual({ findings: [], limits: ["nesting"] });
});
