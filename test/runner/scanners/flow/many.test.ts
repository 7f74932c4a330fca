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
    findings: findings
      .map(({ metadata }) => `${metadata.rule_id.split(".").at(-1)} ${metadata.confidence}`)
      .toSorted(),
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

describe("a list of many objects", () => {
  const list = (value: string): string =>
    `const last = { v: "" };\nconst all = [${numbers(299)
      .map((index) => `{ v: "${index}" }`)
      .join(", ")}, last];\nlast.v = ${value};\nfor (const item of all) exec("ls " + item.v);`;

  test("has the data of each of them, also what they get later", async () => {
    expect(await analyseBody("js", "", list(source))).toEqual(FOUND);
  });
  test("has no other data", async () => {
    expect(await analyseBody("js", "", list(sanitized))).toEqual(NOTHING);
  });
  test("is searched for data as a whole", async () => {
    const chain = (value: string): string =>
      `const all = [${numbers(2_500)
        .map((index) => `{ v: "${index}" }`)
        .join(", ")}];\nall[2499].v = ${value};\nexec("ls " + JSON.stringify(all));`;
    expect(await analyseBody("js", "", chain(source))).toEqual(FOUND);
    expect(await analyseBody("js", "", chain(sanitized))).toEqual(NOTHING);
  });
});

describe("a function that may be any of many", () => {
  const choose = (value: string): [string, string] => [
    numbers(9)
      .map((index) => `function f${index}(x) { exec("ls ${index} " + x); }`)
      .join("\n"),
    `let f = f0;\n${numbers(9)
      .map((index) => `if (req.query.n == ${index}) f = f${index};`)
      .join("\n")}\nf(${value});`,
  ];
  test("is run with lower confidence, however many there are", async () => {
    expect(await analyseBody("js", ...choose(source))).toEqual({ findings: split(6, 3), limits: ["objects"] });
  });
  test("is no reason for a finding without data", async () => {
    expect((await analyseBody("js", ...choose(sanitized))).findings).toEqual([]);
  });
});

describe("an interface that many files implement", () => {
  const files = (value: string): Record<string, string> => ({
    "app/Shape.java": "package app;\npublic interface Shape { String draw(String x) throws Exception; }\n",
    ...Object.fromEntries(
      numbers(12).map((index) => [
        `app/Shape${index}.java`,
        `package app;\npublic class Shape${index} implements Shape { public String draw(String x) throws Exception { Runtime.getRuntime().exec("ls " + x); return ""; } }\n`,
      ]),
    ),
    "app/A.java": `package app;\nimport javax.servlet.http.*;\nclass A extends HttpServlet { Shape shape; void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception { shape.draw(${value}); } }\n`,
  });
  const { java } = LANGUAGES;

  test("passes data to each of them", async () => {
    expect(await analyse(files(java?.source ?? ""))).toEqual({ findings: split(6, 6), limits: ["objects"] });
  });
  test("passes no other data", async () => {
    expect((await analyse(files(java?.sanitized ?? ""))).findings).toEqual([]);
  });
});

test("a key that is one of many texts of the code is hard-coded", async () => {
  const key = (last: string): string =>
    `const crypto = require("crypto");\nlet key = "0123456789abcdef";\n${numbers(9)
      .map((index) => `if (process.argv.length === ${index}) key = "0123456789abcde${index}";`)
      .join("\n")}\n${last}\ncrypto.createHmac("sha256", key);\n`;
  expect((await analyse({ "a.js": key("") })).findings).toEqual(["hard-coded-key high"]);
  expect((await analyse({ "a.js": key("if (process.argv.length === 10) key = load();") })).findings).toEqual([]);
});
