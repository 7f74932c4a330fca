import { expect, test } from "vitest";
import type { ScannerReport } from "../../../../runner/scanners/shared/scanner.ts";
import { CARRIERS, LANGUAGES, VALUE } from "./support/carriers.ts";
import { scanCode } from "./support/scan-code.ts";

/** One file for each carrier, with the data in it, and with its own names of classes. */
function filesWith(data: "source" | "sanitized"): Record<string, string> {
  return Object.fromEntries(
    CARRIERS.map(([path, declarations, body], index) => {
      const language = LANGUAGES[path.slice(path.lastIndexOf(".") + 1)];
      if (!language) throw new Error(`There is no language for ${path}.`);
      const text = language.file(declarations, body).replaceAll(/\b[ACPQ]\b/gu, `$&${index}`);
      return [path, text.replaceAll(VALUE, language[data])];
    }),
  );
}

function shown({ findings }: ScannerReport): string[] {
  return findings.map(({ location_path, metadata }) => `${location_path} ${metadata.rule_id} ${metadata.confidence}`);
}

test("accessors, static and global variables carry data", async () => {
  const report = await scanCode(filesWith("source"));
  const found = new Set(shown(report).map((line) => line.replace(/ \w+\.flow\.command-injection high$/u, "")));
  expect([...found].toSorted()).toEqual(CARRIERS.map(([path]) => path).toSorted());
  expect(report.skipped).toEqual([]);
});

test("accessors, static and global variables carry what is sanitized", async () => {
  expect(shown(await scanCode(filesWith("sanitized")))).toEqual([]);
});

const COMPUTED: Record<string, string> = {
  "variable.php": '<?php\n$name = "a"; $$name = $_GET["x"]; system("ls " . $a);\n',
  "read.php": '<?php\n$a = $_GET["x"]; system("ls " . $$name);\n',
  "globals.php":
    '<?php\nfunction keep($k, $v) { $GLOBALS[$k] = $v; }\nkeep($_GET["k"], $_GET["x"]); system("ls " . $a);\n',
  "extract.php": '<?php\nextract($_GET);\nsystem("ls " . $a);\n',
};

test("variables whose name is computed have low confidence, and the file is counted", async () => {
  const report = await scanCode(COMPUTED);
  const paths = Object.keys(COMPUTED).toSorted();
  expect(shown(report)).toEqual(paths.map((path) => `${path} php.flow.command-injection low`));
  const skipped = paths.map((path) => ({ path, reason: "approximated", limits: ["names"] }));
  expect(report.skipped).toEqual(skipped.map((file) => expect.objectContaining(file)));
});
