import { hostedGPush } from "../../worker/webhooks/payloads.ts";
import { makeFinding } from "./findings.ts";
import { makeSarif } from "./sarif-file.ts";

/* Bodies of the maximum size, typical ones and those that take the most memory. */

const MIB = 1024 ** 2;
const MAX_BATCH_BYTES = 16 * MIB;
const MAX_SARIF_BYTES = 64 * MIB;
const MAX_DELIVERY_BYTES = 25 * MIB;

export function fillBatch(count: number): string {
  const room = Math.floor((MAX_BATCH_BYTES - 1_000) / count);
  const findings = Array.from({ length: count }, (_, n) => {
    const finding = makeFinding(n);
    const missing = room - JSON.stringify(finding).length - 20;
    return JSON.stringify({
      ...finding,
      description: `${finding.description} ${n} ${"x".repeat(Math.max(0, missing))}`,
    });
  });
  return `{"findings":[${findings.join(",")}]}`;
}

export function fillArrays(): string {
  const metadata = JSON.stringify(Array.from({ length: 21_000 }, () => []));
  const count = Math.floor(MAX_BATCH_BYTES / (metadata.length + 700));
  const findings = Array.from({ length: count }, (_, n) => {
    const { metadata: _metadata, ...finding } = makeFinding(n);
    return `${JSON.stringify(finding).slice(0, -1)},"metadata":${metadata}}`;
  });
  return `{"findings":[${findings.join(",")}]}`;
}

const size = (results: number): number => Buffer.byteLength(makeSarif(20, results));

export function largestSarif(): string {
  const bytesPerResult = (size(1_000) - size(500)) / 500;
  return makeSarif(20, 500 + Math.floor((MAX_SARIF_BYTES * 0.98 - size(500)) / bytesPerResult));
}

export function shortSarif(): string {
  const runs = Array.from({ length: 4 }, (_, run) => {
    const results = Array.from({ length: 25_000 }, (__, n) => `{"ruleId":"r","message":{"text":"${run}-${n}"}}`);
    return `{"results":[${results.join(",")}],"tool":{"driver":{"name":"t${run}"}}}`;
  });
  return `{"version":"2.1.0","runs":[${runs.join(",")}]}`;
}

export function manyRules(): string {
  const rules = Array.from({ length: 14_000 }, (_, n) => ({
    id: `rule-${n}`,
    name: `rule-${n}`,
    shortDescription: { text: `Rule number ${n} is broken here` },
    properties: { tags: ["security"], "security-severity": "7.8" },
  }));
  const results = Array.from({ length: 25_000 }, (_, n) => ({
    ruleId: `rule-${n % 14_000}`,
    message: { text: `Result ${n}` },
    locations: [{ physicalLocation: { artifactLocation: { uri: `src/${n}.ts` }, region: { startLine: n + 1 } } }],
  }));
  return JSON.stringify({ version: "2.1.0", runs: [{ tool: { driver: { name: "many", rules } }, results }] });
}

export function pushOf(commit: string): string {
  const push = JSON.stringify(hostedGPush({ commits: [] }));
  const count = Math.floor((MAX_DELIVERY_BYTES - Buffer.byteLength(push)) / (Buffer.byteLength(commit) + 1));
  return push.replace('"commits":[]', () => `"commits":[${Array.from({ length: count }, () => commit).join(",")}]`);
}
