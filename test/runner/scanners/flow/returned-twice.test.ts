import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

const FLASK = "from flask import Flask, request\napp = Flask(__name__)\n\n";

async function linesOf(text: string): Promise<number[]> {
  const { findings } = await scanCode({ "a.py": FLASK + text });
  return findings.map(({ location_line: line }) => line ?? 0).toSorted((a, b) => a - b);
}

test("a handler that returns what another one returns is one finding, at the inner return", async () => {
  const inner = '@app.route("/b")\ndef b():\n    return "<p>" + request.args["b"]\n';
  expect(await linesOf(`@app.route("/a")\ndef a():\n    return b()\n\n${inner}`)).toEqual([10]);
  expect(await linesOf(`${inner}\n@app.route("/a")\ndef a():\n    return b()\n`)).toEqual([6]);
  const third = '@app.route("/c")\ndef c():\n    return b()\n\n';
  expect(await linesOf(`@app.route("/a")\ndef a():\n    return b()\n\n${third}${inner}`)).toEqual([14]);
});

test("handlers with a flow of their own are findings each", async () => {
  const first = '@app.route("/a")\ndef a():\n    return b() + "<p>" + request.args["a"]\n\n';
  const second = '@app.route("/b")\ndef b():\n    return "<p>" + request.args["b"]\n';
  expect(await linesOf(first + second)).toEqual([6, 10]);
});

test("a handler that returns the result of a function is a finding", async () => {
  const helper = 'def page(name):\n    return "<p>" + name\n\n';
  expect(await linesOf(`${helper}@app.route("/a")\ndef a():\n    return page(request.args["a"])\n`)).toEqual([9]);
});
