import { expect, test } from "vitest";
import { redactSecrets } from "../../../../runner/scanners/secrets/redact-secrets.ts";
import type { PipelineFinding } from "../../../../worker/contract/finding.ts";

const TOKEN = ["ghp", "Kq3vT9xZ1mB7nC5dF8gH2jL4pR6sW0yUaEoI"].join("_");

function finding(snippet: string, metadata: Record<string, unknown> = {}, path = "a.js"): PipelineFinding {
  return {
    external_id: "f",
    title: "A problem",
    severity: "high",
    scanner: "ast-grep",
    description: "What it means.",
    location_path: path,
    location_line: 1,
    location_column: 1,
    metadata: { rule_id: "r", cwe: "CWE-78", confidence: "high", snippet, fingerprint: "f", ...metadata },
  };
}

async function shown(snippet: string, metadata?: Record<string, unknown>): Promise<string | undefined> {
  const [redacted] = await redactSecrets([finding(snippet, metadata)]);
  return redacted?.metadata.snippet;
}

test("a secret at the place of another problem is not shown, wherever a finding quotes it", async () => {
  const call = `exec("curl -H token:${TOKEN} " + req.query.a)`;
  const trace = [{ line: 1, column: 1, text: call }];
  const given = { ...finding(call, { trace }), title: call, description: call };
  const redacted = `exec("curl -H token:ghp_****oI " + req.query.a)`;
  expect(await redactSecrets([given])).toEqual([
    {
      ...given,
      title: redacted,
      description: redacted,
      metadata: { ...given.metadata, snippet: redacted, trace: [{ line: 1, column: 1, text: redacted }] },
    },
  ]);
});

test("a text that breaks off within a secret does not show the part", async () => {
  const text = `${"x ".repeat(240)}${TOKEN}`.slice(0, 500);
  expect(await shown(text)).toBe(`${"x ".repeat(240)}****`);
});

test.each([
  ["javascript", "session({ secret: 'kitty77' })", "session({ secret: '****' })"],
  ["javascript", 'sign(a, "kit\\"ty77")', 'sign(a, "****")'],
  ["python", 'password = "kitty', 'password = "****'],
  ["dockerfile", "ENV DB_PASSWORD=kitty77 OTHER=x", "ENV DB_PASSWORD=****"],
  ["dockerfile", "ENV DB_PASSWORD kitty77", "ENV DB_PASSWORD ****"],
  ["dockerfile", 'ENV A="x" DB_PASSWORD=kitty77', 'ENV A="****" DB_PASSWORD=****'],
  ["yaml", "PASSWORD: kitty77", "PASSWORD: ****"],
  ["yaml", "PASSWORD: |\n  kitty77\n  and more", "PASSWORD: ****"],
  ["yaml", "secrets: inherit", "secrets: inherit"],
  ["yaml", "automountServiceAccountToken: true", "automountServiceAccountToken: true"],
  ["php", "connect(<<<X\nkitty77\nX)", "****"],
  [undefined, "password = kitty77", "password = ****"],
])("what a rule calls a credential is not shown in %s: %s", async (language, text, expected) => {
  expect(await shown(text, { cwe: "CWE-259", language })).toBe(expected);
});

test("what one finding calls a credential shows in no other of the file", async () => {
  const credential = finding('password = "kitty77"', { cwe: "CWE-798", language: "javascript" });
  const findings = await redactSecrets([
    finding("exec('kitty77' + a)"),
    credential,
    finding("exec('kitty77')", {}, "b.js"),
  ]);
  expect(findings.map(({ metadata }) => metadata.snippet)).toEqual([
    "exec('****' + a)",
    'password = "****"',
    "exec('kitty77')",
  ]);
});

test.each([
  "exec('ls ' + req.query.path)",
  "createCipheriv('des-ecb', key, iv)",
  'query("select * from t where id=" + id)',
])("code without a secret is shown as it is: %s", async (text) => {
  expect(await shown(text)).toBe(text);
});

test("what a scanner for secrets shows stays as it is", async () => {
  const snippet = 'token = "ghp_****oI"';
  expect(await shown(snippet, { cwe: "CWE-798", preview: "ghp_****oI" })).toBe(snippet);
});
