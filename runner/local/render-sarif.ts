import { type PipelineFinding, rankOf, Trace } from "../../worker/contract/finding.ts";
import {
  EXTERNAL_ID_FINGERPRINT,
  LEVEL_OF_SEVERITY,
  SARIF_LEVELS,
  SCORE_OF_SEVERITY,
} from "../../worker/contract/sarif.ts";
import type { CatalogueRule } from "../scanners/catalogue.ts";
import type { BaselineComparison, BaselineFinding } from "./compare-baseline.ts";
import type { FolderScan } from "./scan-folder.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** SARIF 2.1.0, one run for each scanner. With a baseline, results have a `baselineState`, and the fixed ones are `absent`. */
export function renderSarif(
  { findings, summary }: FolderScan,
  catalogue: readonly CatalogueRule[],
  comparison?: BaselineComparison,
): string {
  const rules = new Map(catalogue.map((rule) => [rule.id, rule]));
  const added = new Set(comparison?.new);
  const stateOf = (finding: PipelineFinding) =>
    comparison && { baselineState: added.has(finding) ? "new" : "unchanged" };
  const runs = summary.scanners.map(({ name, version, status }) => {
    const own = findings.filter((finding) => finding.scanner === name);
    // The severity of the rule is the highest one of its findings: those outside of production code are lowered.
    const fromLowest = own.toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
    const used = [...new Map(fromLowest.map((finding) => [finding.metadata.rule_id, finding])).values()];
    return {
      tool: { driver: { name, version, rules: used.map((finding) => describeRule(finding, rules)) } },
      columnKind: "utf16CodeUnits",
      invocations: [{ executionSuccessful: status === "completed" }],
      results: [
        ...own.map((finding) => describeResult(finding, stateOf(finding))),
        ...(comparison?.fixed ?? [])
          .filter(({ scanner }) => scanner === name)
          .map((finding) => describeAbsent(finding)),
      ],
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

/** A finding of the baseline that is fixed, without references to the rest of its file. */
function describeAbsent({ externalId, ruleId, title, path, line, column, result }: BaselineFinding): object {
  const level = SARIF_LEVELS.find((known) => known === result.level);
  return {
    ruleId,
    ...(level && { level }),
    message: { text: title },
    ...locationOf({ path, line, column }),
    fingerprints: { [EXTERNAL_ID_FINGERPRINT]: externalId },
    baselineState: "absent",
  };
}

function describeResult(finding: PipelineFinding, state: object | undefined): object {
  const { location_path: path, location_line: line, location_column: column } = finding;
  return {
    ruleId: finding.metadata.rule_id,
    level: LEVEL_OF_SEVERITY[finding.severity],
    message: { text: finding.title },
    ...locationOf({ path, line, column }),
    ...codeFlowsOf(Trace.safeParse(finding.metadata["trace"]).data ?? []),
    fingerprints: { [EXTERNAL_ID_FINGERPRINT]: finding.external_id },
    ...state,
  };
}

/** The path of the data, of a finding by the flow analysis. */
function codeFlowsOf(trace: Trace): object {
  if (trace.length === 0) return {};
  const locations = trace.map(({ path, line, column, text }) => ({
    location: { ...locationOf({ path, line, column }).locations?.[0], message: { text } },
  }));
  return { codeFlows: [{ threadFlows: [{ locations }] }] };
}

interface Location {
  path: string | null;
  line: number | null;
  column: number | null;
}

function locationOf({ path, line, column }: Location): { locations?: object[] } {
  if (path === null) return {};
  const region = line === null ? undefined : { startLine: line, ...(column === null ? {} : { startColumn: column }) };
  const artifactLocation = { uri: path.split("/").map(encodeURIComponent).join("/") };
  return { locations: [{ physicalLocation: { artifactLocation, ...(region && { region }) } }] };
}
