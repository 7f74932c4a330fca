import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SourceFile } from "../../../../runner/repository/source-tree.ts";
import { createSecretScanner, type SecretScannerReport } from "../../../../runner/scanners/secrets/secrets.ts";
import { SECRET_RULES } from "../../../../runner/scanners/secrets/rules.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";
import { readSecretCases, type SecretCase } from "./secret-cases.ts";

const cases = readSecretCases();
const root = mkdtempSync(join(tmpdir(), "secret-rules-"));
const reported = new Map<string, PipelineFinding[]>();
let truncated: SecretScannerReport["truncated"];
let skipped: SecretScannerReport["skipped"];

beforeAll(async () => {
  const files: SourceFile[] = cases.map((secretCase) => {
    const storedPath = `code/${pathOf(secretCase)}`;
    mkdirSync(join(root, "code", secretCase.rule), { recursive: true });
    writeFileSync(join(root, storedPath), secretCase.text);
    return { path: pathOf(secretCase), storedPath, sizeBytes: secretCase.text.length };
  });
  const report = await createSecretScanner().scan(
    { root, files },
    {
      signal: new AbortController().signal,
      timeoutMs: 150_000,
      maxFindings: 10_000,
      fingerprintKey: Buffer.from("key of the project"),
    },
  );
  ({ truncated, skipped } = report);
  for (const finding of report.findings) {
    const path = finding.location_path ?? "";
    reported.set(path, [...(reported.get(path) ?? []), PipelineFinding.parse(finding)]);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

describe("every rule", () => {
  it.each(SECRET_RULES.map((rule) => rule.id))("%s has a case with secrets and one without", (id) => {
    const names = cases.filter((secretCase) => secretCase.rule === id).map((secretCase) => secretCase.name);
    expect(names.some((name) => name.startsWith("ng."))).toBe(true);
    expect(names.some((name) => name.startsWith("ok."))).toBe(true);
  });

  it("has an id of its own, a lower-case one", () => {
    const ids = SECRET_RULES.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^secret\.[a-z0-9-]+\.[a-z0-9-]+$/);
  });

  it("names the weakness, its impact and the remediation", () => {
    for (const rule of SECRET_RULES) {
      expect(rule.title.length).toBeLessThan(120);
      expect(rule.title).toMatch(
        rule.cwe === "CWE-321" ? /^Hard-coded cryptographic key: / : /^Hard-coded (?:credential|password): /,
      );
      expect(rule.description).toMatch(
        /^The repository contains a hard-coded .*\. An attacker who obtains it can .*\. .*Git history\.$/s,
      );
    }
  });

  it("has cases only for rules there are", () => {
    const ids = new Set(SECRET_RULES.map((rule) => rule.id));
    expect(cases.filter((secretCase) => !ids.has(secretCase.rule))).toEqual([]);
  });

  it("reaches as far as it matches without unbounded quantifiers", () => {
    const unbounded = SECRET_RULES.filter((rule) =>
      rule.expressions.some((expression) => {
        const plain = (expression instanceof RegExp ? expression.source : ".*")
          .replaceAll(/\[(?:[^\]\\]|\\.)*\]/g, "C")
          .replaceAll(/\\./g, "E");
        return /[*+]|\{\d+,\}/.test(plain);
      }),
    );
    expect(unbounded.map((rule) => rule.id)).toEqual([]);
  });
});

describe("a case", () => {
  it("is scanned", () => {
    expect({ truncated, skipped }).toEqual({ truncated: false, skipped: [] });
  });

  it.each(cases.map((secretCase) => [pathOf(secretCase), secretCase] as const))("%s", (path, secretCase) => {
    const found = (reported.get(path) ?? []).map((finding) => `${finding.location_line} ${finding.metadata.rule_id}`);
    expect(found).toEqual(secretCase.expectedLines.map((line) => `${line} ${secretCase.rule}`));
    expect(secretCase.name.startsWith("ng.")).toBe(secretCase.expectedLines.length > 0);
  });
});

function pathOf({ rule, name }: SecretCase): string {
  return `${rule}/${name}`;
}
