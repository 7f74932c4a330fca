import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { EXTERNAL_ID_FINGERPRINT, LEVEL_OF_SEVERITY, SCORE_OF_SEVERITY } from "../../worker/contract/sarif.ts";
import type { CatalogueRule } from "../scanners/catalogue.ts";
import type { FolderScan } from "./scan-folder.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** SARIF 2.1.0, one run for each scanner. */
export function renderSarif({ findings, summary }: FolderScan, catalogue: readonly CatalogueRule[]): string {
  const rules = new Map(catalogue.map((rule) => [rule.id, rule]));
  const runs = summary.scanners.map(({ name, version, status }) => {
    const own = findings.filter((finding) => finding.scanner === name);
    const used = [...new Map(own.map((finding) => [finding.metadata.rule_id, finding])).values()];
    return {
      tool: { driver: { name, version, rules: used.map((finding) => describeRule(finding, rules)) } },
      columnKind: "utf16CodeUnits",
      invocations: [{ executionSuccessful: status === "completed" }],
      results: own.map(describeResult),
    };
  });
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs }, null, 2)}\n`;
}

function describeRule(finding: PipelineFinding, rules: ReadonlyMap<string, CatalogueRule>): object {
  const { rule_id: id, cwe } = finding.metadata;
  const rule = rules.get(id);
  const help = rule?.remediation ?? finding.description ?? finding.title;
  return {
    id,
    shortDescription: { text: finding.title },
    fullDescription: { text: rule?.description ?? finding.description ?? finding.title },
    help: { text: help },
    defaultConfiguration: { level: LEVEL_OF_SEVERITY[finding.severity] },
    properties: {
      "security-severity": SCORE_OF_SEVERITY[finding.severity],
      tags: ["security", ...(cwe === null ? [] : [`external/cwe/${cwe.toLowerCase()}`])],
    },
  };
}

function describeResult(finding: PipelineFinding): object {
  const { location_path: path, location_line: line, location_column: column } = finding;
  const region = line === null ? undefined : { startLine: line, ...(column === null ? {} : { startColumn: column }) };
  const artifactLocation = { uri: (path ?? "").split("/").map(encodeURIComponent).join("/") };
  return {
    ruleId: finding.metadata.rule_id,
    level: LEVEL_OF_SEVERITY[finding.severity],
    message: { text: finding.title },
    ...(path === null ? {} : { locations: [{ physicalLocation: { artifactLocation, ...(region && { region }) } }] }),
    fingerprints: { [EXTERNAL_ID_FINGERPRINT]: finding.external_id },
  };
}
