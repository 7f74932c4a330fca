import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSecretScanner } from "../../../../runner/scanners/secrets/secrets.ts";
import type { PipelineFinding } from "../../../../worker/contract/finding.ts";

let root: string;
let rulesFile: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "operator-rules-"));
  rulesFile = join(root, "rules.toml");
  mkdirSync(join(root, "code"));
});

afterEach(() => rmSync(root, { recursive: true }));

const RULE = `
[[rules]]
id = "acme.api-key"
description = "Acme API key"
regex = 'acme_key\\s*=\\s*"(acme-[a-z0-9]{12})"'
keywords = ["acme"]
`;
const KEY = ["acme", "k7x2m9q4w1z8"].join("-");

async function find(rules: string, files: Record<string, string>): Promise<PipelineFinding[]> {
  writeFileSync(rulesFile, rules);
  const tree = Object.entries(files).map(([path, text]) => {
    const storedPath = `code/${path}`;
    writeFileSync(join(root, storedPath), text);
    return { path, storedPath, sizeBytes: text.length };
  });
  const report = await createSecretScanner({ rulesFile }).scan(
    { root, files: tree },
    {
      signal: new AbortController().signal,
      timeoutMs: 30_000,
      maxFindings: 1_000,
      fingerprintKey: Buffer.from("key of the project"),
    },
  );
  return report.findings;
}

async function startError(rules: string): Promise<string> {
  writeFileSync(rulesFile, rules);
  return createSecretScanner({ rulesFile })
    .version()
    .then(
      (version) => `started as ${version}`,
      (error: unknown) => String(error).replace(rulesFile, "rules.toml"),
    );
}

const line = (key: string) => `acme_key = "${key}"`;

describe("rules of the operator's own", () => {
  it("find what their allow-lists let through, whatever it looks like", async () => {
    const listed = `${RULE}[[rules.allowlists]]\nstopwords = ["example"]\n`;
    const text = `${line("acme-123456789abc")}\n${line("acme-example12345")}\n${line("acme-xxxxxxxxxxxx")}\n`;
    const findings = await find(listed, { "a.ts": text });
    expect(findings.map((finding) => finding.location_line)).toEqual([1, 3]);
  });

  it("find beside ours, where the group is, and show nothing of the secret's middle", async () => {
    const findings = await find(RULE, { "a.ts": `first();\nacme_key = "${KEY}";\n`, "b.ts": `const acme = "${KEY}"` });
    const ours = findings.filter((finding) => finding.metadata.rule_id === "acme.api-key");
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatchObject({
      title: "Acme API key",
      severity: "high",
      location_path: "a.ts",
      location_line: 2,
      location_column: 13,
      metadata: { confidence: "medium" },
    });
    expect(JSON.stringify(findings)).not.toContain(KEY);
  });

  it("know severity, confidence, entropy, paths and exceptions", async () => {
    const rules = `${RULE}severity = "critical"
confidence = "high"
entropy = 2.5
path = '\\.ts$'
  [[rules.allowlists]]
  paths = ['^generated\\.ts$']
  regexes = ['^acme-test']
  stopwords = ["EXAMPLE"]
`;
    const findings = await find(rules, {
      "a.ts": line(KEY),
      "a.py": line(KEY),
      "b.ts": line("acme-aaaaaaaaaaaa"),
      "c.ts": line("acme-test7x2m9q4"),
      "d.ts": line("acme-7example2m9"),
      "generated.ts": line(KEY),
    });
    const ours = findings.filter((finding) => finding.metadata.rule_id === "acme.api-key");
    expect(ours.map((finding) => [finding.location_path, finding.severity, finding.metadata.confidence])).toEqual([
      ["a.ts", "critical", "high"],
    ]);
  });

  it("are matched in linear time, whatever they say", async () => {
    const rules = RULE.replace(/regex = .*/, "regex = 'acme(x+x+)+y'");
    expect(await find(rules, { "a.ts": `acme${"x".repeat(300)}` })).toEqual([]);
  });
});

describe("a rule that does not load", () => {
  it.for([
    ["no TOML", `[[rules]]\nid = `, "rules.toml:2: "],
    ["an unknown field", `${RULE}regexp = "x"`, 'rules.toml:2: ✖ Unrecognized key: "regexp"'],
    [
      "an expression that is none",
      RULE.replace(/regex = .*/, "regex = '('"),
      "rules.toml:2: acme.api-key: error parsing",
    ],
    ["an expression of another syntax", RULE.replace(/regex = .*/, "regex = 'a(?=b)'"), "rules.toml:2: acme.api-key: "],
    ["a group there is not", `${RULE}secretGroup = 2`, "rules.toml:2: acme.api-key: it has no group 2"],
    ["no keywords", RULE.replace(/keywords = .*/, ""), "rules.toml:2: "],
    ["a second of that id", `${RULE}${RULE}`, "rules.toml:8: there is another rule acme.api-key"],
    [
      "the id of one of ours",
      RULE.replace("acme.api-key", "secret.npm.access-token"),
      "rules.toml:2: there is another",
    ],
    ["another severity", `${RULE}severity = "urgent"`, "rules.toml:2: "],
    ["a section that is not supported", `[extend]\nuseDefault = true\n${RULE}`, "rules.toml:1: "],
  ] as const)("is an error at start that names file and line: %s", async ([, rules, words]) => {
    expect(await startError(rules)).toContain(`A rule does not load. ${words}`);
  });

  it.for(["nothing.toml", "code"])("is an error too where there is no such file: %s", async (name) => {
    const error: unknown = await createSecretScanner({ rulesFile: join(root, name) })
      .version()
      .catch(String);
    expect(error).toContain(`A rule does not load. ${join(root, name)}: `);
  });
});
