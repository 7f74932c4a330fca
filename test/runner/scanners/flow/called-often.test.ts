import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

/** More kinds of untrusted data than a function has summaries for: the last ones share one. */
const OTHERS = [
  'os.environ["a"]',
  "sys.argv[1]",
  "open(path).read()",
  'request.args["b"]',
  'quote(request.args["c"])',
  'request.json["d"]',
  'html.escape(request.json["e"])',
  'html.escape(str(request.json["f"]))',
];

/** Whether the handler, which calls the function with this argument after the others, has a finding. */
async function isFound(body: string, argument: string): Promise<boolean> {
  const { findings } = await scanCode({
    "a.py": `import html, os, sys
from urllib.parse import quote
from flask import Flask, request
app = Flask(__name__)

def shown(name):
    ${body}
    return "<p>" + name

@app.route("/")
def handler():
${OTHERS.map((other) => `    shown(${other})\n`).join("")}    return shown(${argument})
`,
  });
  return findings.some(({ metadata }) => metadata.rule_id === "python.flow.xss");
}

test("an argument stays sanitized in a function that is also called with unsanitized ones", async () => {
  expect(await isFound("pass", 'html.escape(request.args["a"])')).toBe(false);
  expect(await isFound("pass", 'request.args["a"]')).toBe(true);
});

test("a function that decodes its argument undoes its sanitization", async () => {
  const argument = 'html.escape(request.args["a"])';
  expect(await isFound("name = html.unescape(name)", argument)).toBe(true);
  expect(await isFound("name = html.unescape(name) if name else name", argument)).toBe(true);
});

test("a function in which the steps for repeated calls run out is analysed for itself", async () => {
  const long = Array.from({ length: 6_000 }, (_, index) => `    x = x + ${index}`).join("\n");
  const { findings } = await scanCode({
    "a.py": `import os
from flask import request

def call(function):
    return function()

def first():
    return request.args["a"]

def second():
    x = 1
${long}
    os.system("ls " + request.args["b"])

def main():
    call(first)
    call(second)
`,
  });
  expect(findings.map(({ metadata }) => metadata.rule_id)).toEqual(["python.flow.command-injection"]);
});
