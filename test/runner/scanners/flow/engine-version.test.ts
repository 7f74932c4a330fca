import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engineVersion } from "../../../../runner/scanners/flow/engine-version.ts";
import { createFlowScanner } from "../../../../runner/scanners/flow/flow.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "engine-"));
  mkdirSync(join(folder, "php"));
  writeFileSync(join(folder, "engine.ts"), "1");
  writeFileSync(join(folder, "php", "language.yml"), "2");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the version is in the scanner's summary", async () => {
  expect(await createFlowScanner().version()).toMatch(new RegExp(`^${engineVersion()} \\(\\d+ rules\\)$`));
});

test("the version depends on the content and the names of the engine's and the rules' files alone", () => {
  const before = engineVersion([folder]);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  writeFileSync(join(folder, "README.md"), "3");
  expect(engineVersion([folder])).toBe(before);
  writeFileSync(join(folder, "php", "language.yml"), "3");
  const changed = engineVersion([folder]);
  expect(changed).not.toBe(before);
  renameSync(join(folder, "engine.ts"), join(folder, "motor.ts"));
  expect(engineVersion([folder])).not.toBe(changed);
});
