import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

const JS = 'const { exec } = require("child_process");\n';

async function limitsOf(path: string, text: string): Promise<string[]> {
  const { skipped = [] } = await scanCode({ [path]: text });
  return skipped.flatMap((file) => (file.reason === "approximated" ? (file.limits ?? []) : [file.reason]));
}

function route(...lines: string[]): string {
  return `${JS}app.get("/", (req, res) => {\n  exec("ls " + req.query.b);\n${lines.join("\n")}\n});\n`;
}

test.each<[string, string]>([
  ["plugin.js", route("require(plugins[0]).run(req.query.a);")],
  ["loaded.js", route("const plugin = require(name);", "plugin.run({ text: req.query.a });")],
  [
    "plugin.py",
    "import importlib, os\nfrom flask import request\n\ndef a():\n    os.system(request.args['b'])\n    importlib.import_module(NAME).run(request.args['a'])\n",
  ],
])("data that is passed to a module by a computed name is counted: %s", async (path, text) => {
  expect(await limitsOf(path, text)).toEqual(["modules"]);
});

test.each<[string, string]>([
  ["constant.js", route('require("./plugin").run(req.query.a);')],
  ["harmless.js", route('require(plugins[0]).run("text");')],
  ["other.js", route("plugin(name).run(req.query.a);")],
])("other calls are not: %s", async (path, text) => {
  expect(await limitsOf(path, text)).toEqual([]);
});

test.each<[string, string]>([
  ["define.js", route('Object.defineProperty(config, "a", { get: () => other });')],
  ["proxy.js", route("const proxy = new Proxy(config, { get: (target, name) => other });")],
])("members that a call defines are counted: %s", async (path, text) => {
  expect(await limitsOf(path, text)).toEqual(["accessors"]);
});

test.each<[string, string]>([
  ["value.js", route('Object.defineProperty(config, "a", { value: 1, writable: false });')],
  ["getter.js", route("const config = { get a() { return 1; } };")],
])("members without a function are not: %s", async (path, text) => {
  expect(await limitsOf(path, text)).toEqual([]);
});

test("what passes through a proxy is followed", async () => {
  const text = route("const proxy = new Proxy({ text: req.query.a }, {});", "exec(proxy.text);");
  const { findings } = await scanCode({ "a.js": text });
  expect(findings.map(({ location_line: line }) => line)).toEqual([3, 5]);
});
