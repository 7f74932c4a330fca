import { describe, expect, test } from "vitest";
import { eventNames } from "../../../../runner/scanners/flow/project/events.ts";
import { linksOf } from "../../../../runner/scanners/flow/project/project.ts";
import { scriptsOf } from "../../../../runner/scanners/flow/project/markup.ts";
import { tablesFor } from "../../../../runner/scanners/flow/tables/load-tables.ts";
import { ALONE } from "../../../../runner/scanners/flow/tables/pre-filter.ts";
import type { FlowLanguage } from "../../../../runner/scanners/flow/tables/schema.ts";
import { scanCode } from "./support/scan-code.ts";

const LONG = "x".repeat(3_000);
const MANY = Array.from({ length: 900 }, (_, index) => `Name${index}`);

function describeText(language: FlowLanguage, text: string) {
  return linksOf(language).describe(text, `a/b.${language}`);
}

describe("the index", () => {
  test.each<[FlowLanguage, string, string]>([
    ["php", `<?php\nuse App\\{${MANY.join(", ")}};\n`, "App.Name899"],
    ["php", `<?php\ninclude ${LONG} . "views/last.php";\n`, "views/last.php"],
    ["php", `<?php\ninclude "${LONG}.php";\n`, `${LONG}.php`],
    ["python", `from app import (\n    ${MANY.join(",  # noqa (all)\n    ")},\n)\n`, "app.Name899"],
    ["python", `from app import ${MANY.join(", ")}\n`, "app.Name899"],
    ["python", `from app import Name0, \\\n    Name1\n`, "app.Name1"],
    ["python", `import ${MANY.join(", ")}\n`, "Name899"],
    ["python", "from ............app import run\n", "............app.run"],
    ["java", `import ${"a.".repeat(40)}B;\n`, `${"a.".repeat(40)}B`],
    ["go", `package a\nimport (\n\t"example.com/${LONG}"\n)\n`, `example.com/${LONG}`],
    ["javascript", `import a from "./${LONG}";\n`, `./${LONG}`],
    ["javascript", `import a from${" ".repeat(200)}"./a";\n`, "./a"],
    ["ruby", `require "${LONG}"\n`, `./${LONG}`],
    ["ruby", `${"A::".repeat(12)}B.new\n`, "B"],
  ])("has all imports: %s %#", (language, text, expected) => {
    expect(describeText(language, text).imports).toContain(expected);
  });

  test.each<[FlowLanguage, string, string[]]>([
    [
      "java",
      `class Foo<T extends ${LONG}> extends Base<Map<String, List<T>>> implements One, Two {`,
      ["Base", "One", "Two"],
    ],
    ["java", `record Foo(${MANY.map((name) => `int ${name}`).join(", ")}) implements One {`, ["One"]],
    ["java", `class Foo implements ${MANY.join(", ")} {`, MANY],
    ["java", "/** The class that handles requests. */\npublic class Foo extends Base {", ["Base"]],
    ["kotlin", `class Foo(${MANY.map((name) => `val ${name}: Int`).join(", ")}) : Base(), One {`, ["Base", "One"]],
    ["csharp", `class Foo<${MANY.join(", ")}> : Base, IOne {`, ["Base", "IOne"]],
    ["csharp", `record Foo(${MANY.map((name) => `int ${name}`).join(", ")}) : Base {`, ["Base"]],
    ["php", `<?php\nclass Foo extends Base implements ${MANY.join(", ")} {`, ["Base", ...MANY]],
    ["php", "<?php\n/** The class that handles requests. */\nclass Foo extends Base {", ["Base"]],
    ["python", `class Foo(${MANY.join(", ")}):\n`, MANY],
    [
      "javascript",
      `class Foo<T extends ${LONG}<string>> extends Base<T> implements ${MANY.join(", ")} {`,
      ["Base", ...MANY],
    ],
    ["ruby", `class ${"A::".repeat(12)}Foo < Base\n`, ["Base"]],
  ])("has all superclasses: %s %#", (language, text, expected) => {
    expect(describeText(language, text).classes["Foo"]).toEqual(expected);
  });

  test.each<[FlowLanguage, string, string]>([
    ["csharp", `static class E { public static Dictionary<${LONG}, int> Run<T>(this string text) {} }`, "Run"],
    ["kotlin", `inline private internal tailrec operator infix fun <T : ${LONG}> run(x: T) {}\n`, "run"],
    ["java", `class F { void f() { request.setAttribute(${"a.".repeat(20)}USER, 1); } }`, "#kept USER"],
    ["java", `class F { void f() { request.setAttribute("${LONG}", 1); } }`, `#kept ${LONG}`],
  ])("has all names: %s %#", (language, text, expected) => {
    expect(describeText(language, text).names).toContain(expected);
  });

  test.each<[FlowLanguage, string]>([
    ["java", `class F { @EventListener(condition = "#e.name != ')' && ${LONG}") void on(Paid e) {} }`],
    ["java", `class F { @Subscribe ${"@A(b = c()) ".repeat(20)}public void on(final @B(1) Map.Paid<X> e) {} }`],
    ["java", `class F { @EventHandler public <T extends ${LONG}> Map<String, List<T>> on(Paid e, Meta m) {} }`],
    ["java", `class F { void on(${"@A ".repeat(9)}@Observes(during = "${LONG}") @B Paid e) {} }`],
    ["kotlin", `class F { @EventListener${" ".repeat(400)}suspend fun on(e: Paid?) {} }`],
    ["kotlin", `class F { fun on(@ObservesAsync${" ".repeat(400)}e: Paid) {} }`],
    ["csharp", `class F : INotificationHandler<${" ".repeat(40)}Events.Paid> {}`],
  ])("has all listeners: %s %#", (language, text) => {
    expect(describeText(language, text).classes["F"]).toContain("#handles Paid");
  });

  test.each([
    "class F { @EventListener(Paid.class) void on() {} void run(Paid e) {} }",
    "class F { @EventListener int x; void run(Paid e) {} }",
    `class F { @Subscribe(${LONG} void on(Paid e) {} }`,
    "class F { @Listener void on(Paid e) {} }",
  ])("has no other listeners: %#", (text) => {
    expect(describeText("java", text).classes["F"]).not.toContain("#handles Paid");
  });

  test.each([
    [`bus.on("${LONG}", f);`, `#listens ${LONG}`],
    [`bus.on(${" ".repeat(200)}${LONG}.${"a.".repeat(20)}Paid, f);`, "#listens Paid"],
    [`bus.emit(${LONG}.Paid${" ".repeat(200)}, x);`, "#emits Paid"],
  ])("has all events: %#", (text, expected) => {
    expect(eventNames(text)).toContain(expected);
  });

  test("reads nested conditions of exports", () => {
    let exports: unknown = "./src/deep.js";
    for (let depth = 0; depth < 40; depth++) exports = { node: exports, types: 1 };
    const settings = linksOf("javascript").readSettings?.(JSON.stringify({ name: "@a/b", exports }), "b/package.json");
    expect(settings?.exported[0]).toEqual({ pattern: "@a/b", targets: expect.arrayContaining(["b/src/deep.js"]) });
  });

  test("reads scripts with long attributes", () => {
    expect(scriptsOf(`<script data-a="${LONG}">run()</script>`).trim()).toBe("run()");
    expect(scriptsOf(`<script data-a="${LONG}">run()</script><script`).trim()).toBe("run()");
    expect(scriptsOf(`<script type="text/${LONG}">run()</script>`).trim()).toBe("");
  });
});

function rolesOf(language: FlowLanguage, text: string): number {
  return (
    tablesFor(new Set([language]))
      .get(language)
      ?.rolesOf(text) ?? 0
  );
}

test("a file with more names than the index keeps is counted", async () => {
  const names = Array.from({ length: 60_000 }, (_, index) => `n${index}`).join(", ");
  const text = `from flask import request\nfrom app.${LONG} import ${names}\nimport os\n\ndef a():\n    os.system(request.args["x"])\n`;
  const { findings, skipped } = await scanCode({ "a.py": text });
  expect(findings.length).toBe(1);
  expect(skipped).toEqual([{ path: "a.py", reason: "approximated", limits: ["files"] }]);
});

test("a call at the end of a long chain is found", async () => {
  const chain = Array.from({ length: 30 }, (_, index) => `.where${index}()`).join("");
  const text = `const knex = require("knex")({});\napp.get("/", (req, res) => { knex("a")${chain}.whereRaw("b = " + req.query.x); });\n`;
  expect((await scanCode({ "a.js": text })).findings.length).toBe(1);
});

describe("the pre-filter", () => {
  test.each<[FlowLanguage, string]>([
    ["python", `import sqlite3\ndef a(db, x):\n    db.execute("select ${LONG} from t where a = " + x)\n`],
    [
      "javascript",
      `const mysql = require("mysql2");\nfunction a(db: any, x: string) { db.query<${LONG}>("select a from b where c = " + x); }\n`,
    ],
    [
      "javascript",
      'const mysql = require("mysql2");\nfunction a(db: any, x: string) { db.query<(A | B)[]>("select a from b where c = " + x); }\n',
    ],
    [
      "csharp",
      `using System.Diagnostics;\nclass A { void F(string x) { new ${"Abc.".repeat(30)}ProcessStartInfo("sh", "-c " + x); } }\n`,
    ],
  ])("looks at long code: %s", (language, text) => {
    expect(rolesOf(language, text) & ALONE).not.toBe(0);
  });

  test("looks at an initializer on the next line", () => {
    const text = `using System.Diagnostics;\nclass A { void F(string x) { var a = new ProcessStartInfo\n            { FileName = x }; Process.Start(a); } }\n`;
    expect(rolesOf("csharp", text)).toBeGreaterThan(0);
  });
  test("has no reason to look at code without a sink", () => {
    expect(rolesOf("javascript", `function a(x: string) { return parse<${LONG}>("select " + x); }\n`) & ALONE).toBe(0);
  });
});

test("a constant in nested lists is found", async () => {
  const text =
    'const crypto = require("node:crypto");\nmodule.exports = (x) => crypto.createHmac("sha256", [[[[["fixed-text", [2]]]]]]);\n';
  expect((await scanCode({ "a.js": text })).findings.length).toBe(1);
  expect((await scanCode({ "a.js": text.replace('"fixed-text"', "x") })).findings).toEqual([]);
});

test.each<[string, string, string]>([
  [
    "in a long import",
    "a.py",
    `from os import (\n${MANY.map((name) => `    ${name},\n`).join("")}    system as run,\n)\nfrom flask import request\n\ndef a():\n    run("ls " + request.args["x"])\n`,
  ],
  [
    "with a long name",
    "a.js",
    `const { exec } = require("child_process");\nconst run_${LONG} = (x) => exec("ls " + x);\nfunction start(x) { run_${LONG}(x); }\napp.get("/", (req, res) => start(req.query.x));\n`,
  ],
])("a function %s is followed", async (_, path, text) => {
  const { findings } = await scanCode({ [path]: text });
  expect(findings.map(({ metadata }) => metadata.confidence)).toEqual(["high"]);
});
