import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { beforeAll, expect, test } from "vitest";
import { findCached, parseRules, releaseCache } from "../../../../runner/scanners/shared/rule-cache.ts";
import { RULES_DIRECTORY } from "../../../../runner/scanners/shared/rule-pack.ts";

const COMPILER = fileURLToPath(new URL("../../../../runner/scanners/shared/compile-rules.ts", import.meta.url));

beforeAll(() => {
  execFileSync(process.execPath, [COMPILER]);
});

test("has every document of the embedded rules, as the parser returns it", () => {
  const names = readdirSync(RULES_DIRECTORY, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yml"),
  );
  expect(names.length).toBeGreaterThan(400);
  for (const name of names) {
    const text = readFileSync(join(RULES_DIRECTORY, name), "utf8");
    const cached = findCached(text);
    expect(cached, name).toBeDefined();
    expect(cached, name).toEqual(parse(text));
  }
});

test("parses a document that has changed since", () => {
  const text = readFileSync(join(RULES_DIRECTORY, "python/debug.enabled.yml"), "utf8").replace(
    /^id: .*$/mu,
    "id: changed",
  );
  expect(findCached(text)).toBeUndefined();
  expect(parseRules(text)).toMatchObject({ id: "changed" });
});

test("is read again after its memory is freed", () => {
  const text = readFileSync(join(RULES_DIRECTORY, "python/debug.enabled.yml"), "utf8");
  const before = findCached(text);
  releaseCache();
  expect(findCached(text)).toEqual(before);
  expect(findCached(text)).not.toBe(before);
});
