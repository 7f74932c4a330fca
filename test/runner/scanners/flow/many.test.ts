import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./support/carriers.ts";
import { scanCode } from "./support/scan-code.ts";

interface Result {
  findings: string[];
  limits: readonly string[];
}

async function analyse(files: Record<string, string>): Promise<Result> {
  const { findings, skipped = [] } = await scanCode(files);
  return {
    findings: findings.map(({ metadata }) => `${metadata.rule_id.split(".").at(-1)} ${metadata.confidence}`).toSorted(),
    limits: skipped.flatMap((file) => file.limits ?? [file.reason]),
  };
}

async function analyseBody(extension: string, declarations: string, body: string): Promise<Result> {
  return analyse({ [`a.${extension}`]: LANGUAGES[extension]?.file(declarations, body) ?? "" });
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const { source = "", sanitized = "" } = LANGUAGES["js"] ?? {};
const FOUND = { findings: ["command-injection high"], limits: [] };
const NOTHING = { findings: [], limits: [] };

function split(high: number, low: number): string[] {
  return [...numbers(high).map(() => "command-injection high"), ...numbers(low).map(() => "command-injection low")];
}

function listOf(count: number, last: string): string {
  const others = numbers(count).map((index) => `{ v: "${index}" }`);
  return `const all = [${[...others, last].join(", ")}];`;
}

/** An object in a long list gets the data after the list. */
function inList(value: string): string {
  return `const last = { v: "" };\n${listOf(299, "last")}\nlast.v = ${value};\nfor (const item of all) exec("ls " + item.v);`;
}

function asWhole(value: string): string {
  return `const last = { v: ${value} };\n${listOf(2_500, "last")}\nexec("ls " + JSON.stringify(all));`;
}

describe("a list of many objects", () => {
  test("has the data of each of them, also what they get later", async () => {
    expect(await analyseBody("js", "", inList(source))).toEqual(FOUND);
  });
  test("has no other data", async () => {
    expect(await analyseBody("js", "", inList(sanitized))).toEqual(NOTHING);
  });
  test("is searched for data as a whole", async () => {
    expect(await analyseBody("js", "", asWhole(source))).toEqual(FOUND);
    expect(await analyseBody("js", "", asWhole(sanitized))).toEqual(NOTHING);
  });
});

/** Lists of names for many languages, as translations have them: each name may be any of thousands. */
function translations(languages: number, names: number, ...lines: string[]): string {
  const list = numbers(names).map((name) => `"${name}": "name ${name}"`);
  const maps = numbers(languages).map((language) => {
    const own = list.map((item) => item.replace("name", `name ${language}`));
    return `"${language}": {${own.join(", ")}}`;
  });
  return `import os\nfrom flask import request\nNAMES = {${maps.join(", ")}}\ndef find():\n    language = request.args["l"]\n${lines.join("\n")}\n`;
}

describe("thousands of constants", () => {
  const loop =
    "    for key, name in NAMES.get(language).items():\n        if name.lower() in os.environ:\n            last = key";
  const choose = '    last = NAMES.get(language)[request.args["k"]]';
  const found = '    os.system("ls " + language)';

  test("are one choice for a loop", async () => {
    const text = translations(20, 400, loop, '    os.system("ls " + last)');
    expect(await analyse({ "a.py": text })).toEqual(NOTHING);
  });
  test("are one choice for a key", async () => {
    const text = translations(20, 400, choose, '    os.system("ls " + last)');
    expect(await analyse({ "a.py": text })).toEqual(NOTHING);
  });
  test("leave steps for the code around them", async () => {
    expect(await analyse({ "a.py": translations(20, 400, loop, choose, found) })).toEqual(FOUND);
  });
});

/** A call of a variable that may be any of so many functions with a sink each. */
function choice(count: number, value: string): [declarations: string, body: string] {
  const functions = numbers(count).map((index) => `function f${index}(x) { exec("ls ${index} " + x); }`);
  const choices = numbers(count).map((index) => `if (req.query.n == ${index}) f = f${index};`);
  return [functions.join("\n"), `let f = f0;\n${choices.join("\n")}\nf(${value});`];
}

describe("a function that may be any of many", () => {
  test("is run as each of them, of over a hundred with lower confidence", async () => {
    expect(await analyseBody("js", ...choice(60, source))).toEqual({ findings: split(60, 0), limits: [] });
    expect(await analyseBody("js", ...choice(103, source))).toEqual({ findings: split(100, 3), limits: ["objects"] });
  });
  test("is no reason for a finding without data", async () => {
    expect((await analyseBody("js", ...choice(103, sanitized))).findings).toEqual([]);
  });
});

function implementation(index: number): string {
  return `package app;\npublic class Shape${index} implements Shape { public String draw(String x) throws Exception { Runtime.getRuntime().exec("ls " + x); return ""; } }\n`;
}

/** A call of an interface that so many files implement, with a sink each. */
function implemented(count: number, value: string): Record<string, string> {
  return {
    "app/Shape.java": "package app;\npublic interface Shape { String draw(String x) throws Exception; }\n",
    ...Object.fromEntries(numbers(count).map((index) => [`app/Shape${index}.java`, implementation(index)])),
    "app/A.java": `package app;\nimport javax.servlet.http.*;\nclass A extends HttpServlet { Shape shape; void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception { shape.draw(${value}); } }\n`,
  };
}

describe("an interface that many files implement", () => {
  const { java } = LANGUAGES;

  test("passes data to each of them", async () => {
    const read = java?.source ?? "";
    expect(await analyse(implemented(60, read))).toEqual({ findings: split(60, 0), limits: [] });
    expect(await analyse(implemented(103, read))).toEqual({ findings: split(100, 3), limits: ["objects"] });
  });
  test("passes no other data", async () => {
    expect((await analyse(implemented(103, java?.sanitized ?? ""))).findings).toEqual([]);
  });
});

/** A key that is any of ten texts, and what else may set it. */
function keys(other: string): string {
  const choices = numbers(9).map((index) => `if (process.argv.length === ${index}) key = "0123456789abcde${index}";`);
  return `const crypto = require("crypto");\nlet key = "0123456789abcdef";\n${choices.join("\n")}\n${other}\ncrypto.createHmac("sha256", key);\n`;
}

test("a key that is one of many texts of the code is hard-coded", async () => {
  expect((await analyse({ "a.js": keys("") })).findings).toEqual(["hard-coded-key high"]);
  expect((await analyse({ "a.js": keys("if (process.argv.length === 10) key = load();") })).findings).toEqual([]);
});

/** The last of many classes, each of which extends the one before; the first one has the sink. */
function descendants(value: string): [declarations: string, body: string] {
  const classes = numbers(24).map((index) => `class C${index + 1} extends C${index} {}`);
  return [`class C0 { run(x) { exec("ls " + x); } }\n${classes.join("\n")}`, `new C24().run(${value});`];
}

describe("a class with many ancestors", () => {
  test("has the methods of all of them", async () => {
    expect(await analyseBody("js", ...descendants(source))).toEqual(FOUND);
  });
  test("has no finding without data", async () => {
    expect(await analyseBody("js", ...descendants(sanitized))).toEqual(NOTHING);
  });
});

/** More calls at the end of long chains than are run each with arguments of their own. */
function cutCalls(value: string): [declarations: string, body: string] {
  const chain = numbers(8).map(
    (index) => `function g${index}(f, x) { ${index === 7 ? "f(x)" : `g${index + 1}(f, x)`}; }`,
  );
  const functions = numbers(260).map((index) => `function f${index}(x) { exec("ls ${index} " + x); }`);
  const calls = numbers(260).map((index) => `g0(f${index}, ${value});`);
  return [[...chain, ...functions].join("\n"), calls.join("\n")];
}

test("all calls that are too deep are run later", async () => {
  const { findings, limits } = await analyseBody("js", ...cutCalls(source));
  expect(new Set(findings)).toEqual(new Set(["command-injection low"]));
  expect(limits).toContain("depth");
  expect(findings.length).toBe(260);
  expect((await analyseBody("js", ...cutCalls(sanitized))).findings).toEqual([]);
});

describe("a long constant", () => {
  test("is known if it is one of the code", async () => {
    const key = `const crypto = require("crypto");\ncrypto.createHmac("sha256", "${"k".repeat(12_000)}");\n`;
    expect(await analyse({ "a.js": key })).toEqual({ findings: ["hard-coded-key high"], limits: [] });
  });
  test("is counted if it is concatenated", async () => {
    const body = `let key = "0123456789";\n${"key = key + key;\n".repeat(12)}`;
    expect(await analyseBody("js", "", body)).toEqual({ findings: [], limits: ["texts"] });
    expect(await analyseBody("js", "", body.replaceAll("key + key", '"" + key'))).toEqual(NOTHING);
  });
});

test("a parameter is provided by a long chain of functions", async () => {
  const chain = numbers(7).map((index) => `def p${index + 1}(x: str = Depends(p${index})):\n    return x\n`);
  const file = (result: string): string =>
    `import os\nfrom fastapi import Depends, FastAPI\napp = FastAPI()\n\ndef p0(q: str):\n    return ${result}\n\n${chain.join("\n")}\n@app.get("/")\ndef a(x: str = Depends(p7)):\n    os.system("ls " + x)\n`;
  expect((await analyse({ "a.py": file("q") })).findings).toEqual(["command-injection high"]);
  expect((await analyse({ "a.py": file('"a"') })).findings).toEqual([]);
});
