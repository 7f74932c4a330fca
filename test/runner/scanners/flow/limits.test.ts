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
    "Escape.cs": [
      "command-injection",
      'using System.Diagnostics;\nusing Microsoft.AspNetCore.Mvc;\npublic class C : Controller { public void A() { Process.Start("sh", "-c " + Names.EscapeName(Request.Query["x"])); } }\n',
    ],
    "validate.kt": [
      "command-injection",
      'import io.ktor.server.application.*\nimport io.ktor.server.routing.*\nfun Application.module() { routing { get("/") { Runtime.getRuntime().exec("ls " + validateName(call.request.queryParameters["x"]!!)) } } }\n',
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

/** Calls from a function that the entry point calls, so that they count as nested. */
interface Wrapper {
  path: string;
  call: (argument: string) => string;
  constant: (index: number) => string;
  source: string;
  sanitized: string;
  family: string;
  file: (calls: readonly string[]) => string;
}

const wrappers: Wrapper[] = [
  {
    path: "a.js",
    call: (argument) => `find(${argument});`,
    constant: (index) => `"${index}"`,
    source: "req.query.x",
    sanitized: "mysql.escape(req.query.x)",
    family: "sql-injection",
    file: (calls) =>
      `const mysql = require("mysql2");\nfunction run(sql) { return db.query(sql); }\nfunction find(id) { return run("SELECT " + id); }\nfunction all(req) { each(req); }\nfunction each(req) { ${calls.join(" ")} }\n${route("all(req);")}`,
  },
  {
    path: "a.py",
    call: (argument) => `    find(${argument})`,
    constant: (index) => `"${index}"`,
    source: 'request.args["x"]',
    sanitized: 'shlex.quote(request.args["x"])',
    family: "command-injection",
    file: (calls) =>
      `import os, shlex\nfrom flask import Flask, request\napp = Flask(__name__)\n\ndef run(command):\n    os.system(command)\n\ndef find(name):\n    run("ls " + name)\n\ndef each():\n${calls.join("\n")}\n\ndef both():\n    each()\n\n@app.get("/")\ndef get():\n    both()\n`,
  },
  {
    path: "a.php",
    call: (argument) => `find(${argument});`,
    constant: (index) => `"${index}"`,
    source: '$_GET["x"]',
    sanitized: 'escapeshellarg($_GET["x"])',
    family: "command-injection",
    file: (calls) =>
      `<?php\nfunction run($command) { system($command); }\nfunction find($name) { run("ls " . $name); }\nfunction each_one() { ${calls.join(" ")} }\nfunction both() { each_one(); }\nfunction all() { both(); }\nall();\n`,
  },
  {
    path: "a.rb",
    call: (argument) => `    find(${argument})`,
    constant: (index) => `"${index}"`,
    source: "params[:x]",
    sanitized: "Shellwords.escape(params[:x])",
    family: "command-injection",
    file: (calls) =>
      `class A < ApplicationController\n  def index\n    both\n  end\n  def both\n    each_one\n  end\n  def each_one\n${calls.join("\n")}\n  end\n  def find(name)\n    run("ls #{name}")\n  end\n  def run(command)\n    system(command)\n  end\nend\n`,
  },
  {
    path: "A.java",
    call: (argument) => `find(${argument});`,
    constant: (index) => `"${index}"`,
    source: 'request.getParameter("x")',
    sanitized: 'String.valueOf(Integer.parseInt(request.getParameter("x")))',
    family: "sql-injection",
    file: (calls) =>
      `import java.sql.*;\nimport javax.servlet.http.*;\nclass A extends HttpServlet {\n  Statement statement;\n  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception { both(request); }\n  void both(HttpServletRequest request) throws Exception { each(request); }\n  void each(HttpServletRequest request) throws Exception { ${calls.join(" ")} }\n  void find(String name) throws Exception { run("SELECT " + name); }\n  void run(String sql) throws Exception { statement.executeQuery(sql); }\n}\n`,
  },
  {
    path: "a.go",
    call: (argument) => `  find(${argument})`,
    constant: (index) => `"${index}"`,
    source: 'r.FormValue("x")',
    sanitized: 'strconv.Itoa(len(r.FormValue("x")))',
    family: "command-injection",
    file: (calls) =>
      `package a\nimport ("net/http"; "os/exec"; "strconv")\nfunc run(command string) { exec.Command("sh", "-c", command).Run() }\nfunc find(name string) { run("ls " + name) }\nfunc each(r *http.Request) {\n${calls.join("\n")}\n}\nfunc both(r *http.Request) { each(r) }\nfunc Handle(w http.ResponseWriter, r *http.Request) { both(r) }\n`,
  },
  {
    path: "A.cs",
    call: (argument) => `Find(${argument});`,
    constant: (index) => `"${index}"`,
    source: 'Request.Query["x"]',
    sanitized: 'int.Parse(Request.Query["x"]).ToString()',
    family: "command-injection",
    file: (calls) =>
      `using System.Diagnostics;\nusing Microsoft.AspNetCore.Mvc;\npublic class A : Controller {\n  public void Get() { Both(); }\n  void Both() { Each(); }\n  void Each() { ${calls.join(" ")} }\n  void Find(string name) { Run("-c ls " + name); }\n  void Run(string command) { Process.Start("sh", command); }\n}\n`,
  },
  {
    path: "a.kt",
    call: (argument) => `  find(${argument})`,
    constant: (index) => `"${index}"`,
    source: 'call.request.queryParameters["x"]!!',
    sanitized: 'call.request.queryParameters["x"]!!.toInt().toString()',
    family: "command-injection",
    file: (calls) =>
      `import io.ktor.server.application.*\nimport io.ktor.server.routing.*\nfun execute(command: String) { Runtime.getRuntime().exec(command) }\nfun find(name: String) { execute("ls " + name) }\nfun each(call: ApplicationCall) {\n${calls.join("\n")}\n}\nfun both(call: ApplicationCall) { each(call) }\nfun Application.module() { routing { get("/") { both(call) } } }\n`,
  },
];

/** Joins two arguments of nine calls, of which the last one reaches a sink. */
function pickMany(last: string): string {
  return `function pick(kind, id) { return make(kind, id); }\nfunction make(kind, id) { return kind + id; }\nfunction all(req) { each(req); }\nfunction each(req) { let x;\n${Array.from({ length: 8 }, (_, index) => `x = pick("${index}", req.query.x${index});`).join("\n")}\nx = ${last};\ndb.query(x);\n}\n${route("all(req);")}`;
}

describe("a function that is called more often than it is run", () => {
  test.each(wrappers)("is run for request data after constants: $path", async (wrapper) => {
    const constants = [0, 1, 2, 3, 4, 5, 6].map((index) => wrapper.call(wrapper.constant(index)));
    const { findings } = await analyse(wrapper.path, wrapper.file([...constants, wrapper.call(wrapper.source)]));
    expect(findings).toEqual([`${wrapper.family} high`]);
  });

  test.each(wrappers)("is not blamed for what is sanitized: $path", async (wrapper) => {
    const constants = [0, 1, 2, 3, 4, 5, 6].map((index) => wrapper.call(wrapper.constant(index)));
    const sanitized = [wrapper.call(wrapper.sanitized), wrapper.call(wrapper.sanitized)];
    const { findings } = await analyse(wrapper.path, wrapper.file([...constants, ...sanitized]));
    expect(findings).toEqual([]);
  });

  test("returns what depends on this call: with lower confidence where calls are joined", async () => {
    const { findings, limits } = await analyse("a.js", pickMany('pick("9", req.query.x9)'));
    expect({ findings, limits }).toEqual({ findings: ["sql-injection low"], limits: ["calls"] });
  });
  test("returns nothing from the arguments of other calls", async () => {
    expect((await analyse("a.js", pickMany('pick("9", "10")'))).findings).toEqual([]);
  });

  test("keeps the effects of each call on its own objects", async () => {
    const sets = Array.from({ length: 8 }, (_, index) => `const o${index} = {}; set(o${index}, req.query.x${index});`);
    const file = (value: string): string =>
      `function set(o, value) { put(o, value); }\nfunction put(o, value) { o.value = value; }\nfunction all(req) { each(req); }\nfunction each(req) {\n${sets.join("\n")}\nconst last = {}; set(last, ${value});\ndb.query(last.value);\n}\n${route("all(req);")}`;
    expect((await analyse("a.js", file("req.query.y"))).findings).toHaveLength(1);
    expect((await analyse("a.js", file('"y"'))).findings).toEqual([]);
  });
});

describe("a chain of calls that is deeper than is followed", () => {
  const depth = 14;
  const names = Array.from({ length: depth }, (_, index) => `f${index}`);
  const js = (argument: string): string =>
    `const mysql = require("mysql2");\n${names.map((name, index) => `function ${name}(x) { ${index + 1 < depth ? `return f${index + 1}(x)` : "return db.query(x)"}; }`).join("\n")}\n${route(`f0(${argument});`)}`;
  const python = (argument: string): string =>
    `import os, shlex\nfrom flask import Flask, request\napp = Flask(__name__)\n\n${names.map((name, index) => `def ${name}(x):\n    ${index + 1 < depth ? `return f${index + 1}(x)` : "os.system(x)"}\n`).join("\n")}\n@app.get("/")\ndef get():\n    f0(${argument})\n`;
  const php = (argument: string): string =>
    `<?php\n${names.map((name, index) => `function ${name}($x) { ${index + 1 < depth ? `return f${index + 1}($x)` : "system($x)"}; }`).join("\n")}\nf0(${argument});\n`;

  test.each([
    ["a.js", "sql-injection", js("req.query.x")],
    ["a.py", "command-injection", python('request.args["x"]')],
    ["a.php", "command-injection", php('$_GET["x"]')],
  ])("reaches the sink with low confidence: %s", async (path, family, text) => {
    expect(await analyse(path, text)).toEqual({ findings: [`${family} low`], limits: ["depth"] });
  });

  test.each([
    ["a.js", js("mysql.escape(req.query.x)")],
    ["a.py", python('shlex.quote(request.args["x"])')],
    ["a.php", php('escapeshellarg($_GET["x"])')],
  ])("keeps what sanitizes: %s", async (path, text) => {
    expect((await analyse(path, text)).findings).toEqual([]);
  });

  test("returns what is read at its end", async () => {
    const chain = names.map(
      (name, index) => `function ${name}(req) { return ${index + 1 < depth ? `f${index + 1}(req)` : "req.query.x"}; }`,
    );
    const text = `${chain.join("\n")}\n${route("db.query(f0(req));")}`;
    expect(await analyse("a.js", text)).toEqual({ findings: ["sql-injection low"], limits: ["depth"] });
  });

  test("of a function that calls itself is followed too", async () => {
    const text = `function walk(node) { if (node.next) return walk(node.next); db.query(node.id); }\n${route("walk(req.body);")}`;
    expect((await analyse("a.js", text)).findings).toEqual(["sql-injection high"]);
  });
});

function flaskApp(lines: string): string {
  return `import os, shlex\nfrom flask import Flask, request\napp = Flask(__name__)\ncurrent = "x"\n\n${lines}`;
}

function rubyController(value: string): string {
  return `class A < ApplicationController\n  def index\n    keep\n    show\n    run(name: ${value})\n  end\n  def keep\n    $name = ${value}\n  end\n  def show\n    system($name)\n  end\n  def run(**options)\n    system(options[:name])\n  end\nend\n`;
}

function carried(value: string): [string, string, string][] {
  return [
    [
      "global",
      "a.py",
      flaskApp(
        `def keep(v):\n    global current\n    current = v\n\n@app.get("/")\ndef get():\n    keep(${value})\n    os.system(current)\n`,
      ),
    ],
    [
      "nonlocal",
      "b.py",
      flaskApp(
        `@app.get("/")\ndef get():\n    s = "a"\n    def keep():\n        nonlocal s\n        s = ${value}\n    keep()\n    os.system(s)\n`,
      ),
    ],
    [
      "**kwargs",
      "c.py",
      flaskApp(
        `def run(**kwargs):\n    os.system(kwargs["name"])\n\n@app.get("/")\ndef get():\n    run(name=${value}, other="x")\n`,
      ),
    ],
    [
      "@property",
      "d.py",
      flaskApp(
        `class P:\n    def __init__(self, v):\n        self._v = v\n    @property\n    def v(self):\n        return self._v\n\n@app.get("/")\ndef get():\n    os.system(P(${value}).v)\n`,
      ),
    ],
  ];
}

describe("data that no argument carries", () => {
  test.each(carried('request.args["x"]'))("goes through %s", async (_, path, text) => {
    expect(await analyse(path, text)).toEqual({ findings: ["command-injection high"], limits: [] });
  });
  test.each(carried('shlex.quote(request.args["x"])'))("is sanitized through %s", async (_, path, text) => {
    expect((await analyse(path, text)).findings).toEqual([]);
  });
  test("goes through global variables and **options of Ruby", async () => {
    const { findings } = await analyse("a.rb", rubyController("params[:x]"));
    expect(findings).toEqual(["command-injection high", "command-injection high"]);
    expect((await analyse("a.rb", rubyController("Shellwords.escape(params[:x])"))).findings).toEqual([]);
  });
});

describe("code that is nested too deeply", () => {
  const nested: Record<string, (code: string) => string> = {
    blocks: (code) => `${"if (a) {".repeat(400)}eval(${code})${"}".repeat(400)}`,
    operators: (code) => `eval(${"1 + (".repeat(400)}${code}${")".repeat(400)})`,
    calls: (code) => `eval(${"(a, b, ".repeat(400)}${code}${")".repeat(400)})`,
    chains: (code) => `${"if (a) { f(); } else ".repeat(400)} { eval(${code}); }`,
  };
  test.each(Object.entries(nested))("is analysed in parts: %s", async (_, wrap) => {
    const { findings, limits } = await analyse("a.js", route(wrap("req.query.a")));
    expect(limits).toEqual(["nesting"]);
    expect(findings.length).toBe(1);
    expect((await analyse("a.js", route(wrap('"a"')))).findings).toEqual([]);
  });
  test("has findings of low confidence", async () => {
    const text = route(nested["blocks"]?.("req.query.a") ?? "");
    expect(await analyse("a.js", text)).toEqual({ findings: ["code-injection low"], limits: ["nesting"] });
  });
});
