import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "./support/carriers.ts";
import { scanCode } from "./support/scan-code.ts";

interface Case {
  what: string;
  extension: string;
  declarations?: string;
  body: string;
  /** The confidence of the finding, `null` for none, and the limits that are counted. */
  found: "high" | "low" | null;
  limits?: string[];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Each round of the loop moves the data by one variable. */
function copies(count: number, value: string): string {
  const moves = numbers(count - 1).map((index) => `a${count - 1 - index} = a${count - 2 - index};`);
  const names = numbers(count).map((index) => `a${index} = ""`);
  return `let ${names.join(", ")};\nfor (const x of xs) { exec("ls " + a${count - 1}); ${moves.join(" ")} a0 = ${value}; }`;
}

/** Each pass over the methods moves the data by one field. */
function fields(count: number, value: string): string {
  const moves = numbers(count - 1).map(
    (index) => `m${index}() { this.f${count - 1 - index} = this.f${count - 2 - index}; }`,
  );
  return `class A { ${moves.join(" ")} run() { exec("ls " + this.f${count - 1}); } put(req) { this.f0 = ${value}; } }\nmodule.exports = A;`;
}

/** A value that may be any of many objects; the first one has the data. */
const objects: Record<string, { declarations: string; body: (value: string) => string }> = {
  cs: {
    declarations: "class P { public string V; }",
    body: (value) =>
      `var n = new Random().Next(); var p = new P(); if (n == 9) { p = new P(); p.V = ${value}; } ${numbers(7)
        .map((index) => `if (n == ${index}) { p = new P(); p.V = "${index}"; }`)
        .join(" ")} Process.Start("sh", "-c " + p.V);`,
  },
  kt: {
    declarations: "class P(var v: String)",
    body: (value) =>
      `val n = java.util.Random().nextInt()\nvar p = P("")\nif (n == 9) { p = P(${value}) }\n${numbers(7)
        .map((index) => `if (n == ${index}) { p = P("${index}") }`)
        .join("\n")}\nRuntime.getRuntime().exec("sh -c " + p.v)`,
  },
};

/** Calls of a chain of functions, which ends in a sink. */
const chains: Record<string, (depth: number) => string> = {
  cs: (depth) =>
    `static class F { ${numbers(depth)
      .map(
        (index) =>
          `public static void F${index}(string x) { ${index + 1 < depth ? `F${index + 1}(x);` : 'Process.Start("sh", "-c " + x);'} }`,
      )
      .join(" ")} }`,
  kt: (depth) =>
    numbers(depth)
      .map(
        (index) =>
          `fun f${index}(x: String) { ${index + 1 < depth ? `f${index + 1}(x)` : 'Runtime.getRuntime().exec("sh -c " + x)'} }`,
      )
      .join("\n"),
};

const SANITIZERS = ["he.encode", "mysql.escape", "lodash.escapeRegExp", "ldapEscape.filter", "String"];

/** A sum of values of which none is sanitized for all that another one is; `last` alone may be unsafe in a command. */
function manyTaints(last: string): string {
  const pairs = SANITIZERS.flatMap((a, index) => SANITIZERS.slice(index + 1).map((b): [string, string] => [a, b]));
  const quoted = pairs.slice(0, 8).map(([a, b], index) => `shq.quote([${a}(${b}(req.query.a${index}))])`);
  return `const all = ${quoted.join(" + ")};\nexec("ls " + all + ${last});`;
}

const MODULES = `const he = require("he"); const mysql = require("mysql2"); const lodash = require("lodash");
const ldapEscape = require("ldap-escape"); const sanitizeFilename = require("sanitize-filename");`;

const CASES: Case[] = [
  { what: "a loop that moves data seven times", extension: "js", body: copies(7, "req.query.x"), found: "high" },
  {
    what: "a loop that moves data 14 times",
    extension: "js",
    body: copies(14, "req.query.x"),
    found: "low",
    limits: ["loops"],
  },
  {
    what: "a loop that moves what is sanitized",
    extension: "js",
    body: copies(14, "shq.quote([req.query.x])"),
    found: null,
    limits: ["loops"],
  },
  {
    what: "a loop over a list that grows",
    extension: "js",
    body: 'let l = []; for (const x of xs) { l = [...l, { x, y: req.query.x }]; }\nexec("ls " + l[0].y);',
    found: "high",
  },
  {
    what: "fields that two passes fill",
    extension: "js",
    declarations: fields(2, "req.query.x"),
    body: "",
    found: "high",
  },
  {
    what: "fields that six passes fill",
    extension: "js",
    declarations: fields(6, "req.query.x"),
    body: "",
    found: "low",
    limits: ["loops"],
  },
  {
    what: "fields without data",
    extension: "js",
    declarations: fields(6, "shq.quote([req.query.x])"),
    body: "",
    found: null,
    limits: ["loops"],
  },
  {
    what: "a function that may return a truth value",
    extension: "js",
    declarations: 'const { isName } = require("./names");',
    body: 'exec("ls " + isName(req.query.x));',
    found: "low",
  },
  {
    what: "a check by such a function",
    extension: "js",
    declarations: 'const { isName } = require("./names");',
    body: 'if (isName(req.query.x) === true) exec("ls " + req.query.x);',
    found: "high",
  },
  { what: "a built-in predicate", extension: "js", body: 'exec("ls " + req.query.x.includes("a"));', found: null },
  {
    what: "a function that may count",
    extension: "py",
    declarations: "from names import count_names\n",
    body: "os.system('ls ' + count_names(request.args['x']))",
    found: "low",
  },
  {
    what: "a built-in predicate of Python",
    extension: "py",
    body: "os.system('ls ' + str(request.args['x'].startswith('a')))",
    found: null,
  },
  {
    what: "a predicate of another file in C#",
    extension: "cs",
    body: 'Process.Start("sh", "-c " + Names.HasName(Request.Query["x"]));',
    found: "low",
  },
  {
    what: "a predicate of another file in Kotlin",
    extension: "kt",
    body: 'Runtime.getRuntime().exec("sh -c " + Names.isName(call.request.queryParameters["x"]!!))',
    found: "low",
  },
  ...Object.entries(objects).flatMap(([extension, { declarations, body }]): Case[] => {
    const { source = "", sanitized = "" } = LANGUAGES[extension] ?? {};
    return [
      {
        what: `one of nine objects, ${extension}`,
        extension,
        declarations,
        body: body(source),
        found: "high",
      },
      {
        what: `one of nine objects without data, ${extension}`,
        extension,
        declarations,
        body: body(sanitized),
        found: null,
      },
    ];
  }),
  {
    what: "a long chain of calls, C#",
    extension: "cs",
    declarations: chains["cs"]?.(14) ?? "",
    body: 'F.F0(Request.Query["x"]);',
    found: "low",
    limits: ["depth"],
  },
  {
    what: "a long chain of calls, Kotlin",
    extension: "kt",
    declarations: chains["kt"]?.(14) ?? "",
    body: 'f0(call.request.queryParameters["x"]!!)',
    found: "low",
    limits: ["depth"],
  },
  ...[2, 60].map((count): Case => {
    const methods = numbers(count).map((index) => `  def m${index}(x)\n    system("ls #{x}")\n  end`);
    const names = numbers(count).map((index) => `m${index}`);
    return {
      what: `a call of one of ${count} methods by its name`,
      extension: "rb",
      declarations: `class Jobs\n${methods.join("\n")}\nend`,
      body: `%w[${names.join(" ")}].each { |name| Jobs.new.public_send(name, params[:x]) }`,
      found: count === 2 ? "high" : "low",
      limits: count === 2 ? [] : ["objects"],
    };
  }),
  {
    what: "a sum of many kinds of data",
    extension: "js",
    declarations: MODULES,
    body: manyTaints("sanitizeFilename(req.query.z)"),
    found: "low",
    limits: ["sources"],
  },
  {
    what: "a sum of many kinds of data that are quoted",
    extension: "js",
    declarations: MODULES,
    body: manyTaints("shq.quote([sanitizeFilename(req.query.z)])"),
    found: null,
  },
];

const pathOf = (index: number, { extension }: Case): string => `${String(index).padStart(2, "0")}.${extension}`;

describe("a limit", () => {
  const results = new Map<string, { found: string | null; limits: readonly string[] }>();

  beforeAll(async () => {
    const files = CASES.map((item, index): [string, string] => {
      const { declarations = "", body } = item;
      return [pathOf(index, item), LANGUAGES[item.extension]?.file(declarations, body) ?? ""];
    });
    const { findings, skipped = [] } = await scanCode(Object.fromEntries(files));
    for (const [path] of files) {
      const first = findings.find(({ location_path }) => location_path === path);
      const limits = skipped.filter((file) => file.path === path).flatMap((file) => file.limits ?? [file.reason]);
      results.set(path, { found: first?.metadata.confidence ?? null, limits });
    }
  });

  test.each([...CASES.entries()])("is found or counted: %#", (index, item) => {
    const { what, found, limits = [] } = item;
    expect({ what, ...results.get(pathOf(index, item)) }).toEqual({ what, found, limits });
  });
});
