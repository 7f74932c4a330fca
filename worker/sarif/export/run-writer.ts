import { EXTERNAL_ID_FINGERPRINT, RESULT_HASH_FINGERPRINT } from "../../contract/sarif.ts";
import type { TrackedFinding } from "../../findings/lists/rows.ts";
import type { Finding, FindingKind } from "../../findings/schemas.ts";
import { fieldsOf, textOf } from "../json-fields.ts";
import type { StoredDescriptor } from "../runs/rule-descriptor.ts";
import { ReadableMetadata, type SarifMetadata } from "./sarif-metadata.ts";
import { levelOfSeverity, scoreOfSeverity } from "../severity.ts";
import { suppressionsOf } from "./suppressions.ts";
import { writeCodeFlows } from "./write-code-flows.ts";
import { writeLocation } from "./write-region.ts";

/**
 * Maximum number of rules and taxa that are listed; further ones are only referenced by id, so that memory is bounded for a run
 * of any length.
 */
const MAX_LISTED = 10_000;
/** A rule has up to 80 KB of texts. */
const RULES_PER_READ = 20;
const CWE = { name: "CWE", index: 0 };
const CWE_URI = "https://cwe.mitre.org/";

interface Described {
  id: string;
  weaknesses: string[];
  level: string;
  score: string | undefined;
  sarif: SarifMetadata;
  kind: FindingKind | undefined;
}

/** Returns the stored descriptors by their hashes. */
export type ReadDescriptors = (hashes: readonly string[]) => Promise<ReadonlyMap<string, StoredDescriptor>>;

/** The properties of a run that its findings carry. */
export interface RunPartition {
  version: string | undefined;
  automationId: string | undefined;
}

/** The version of the tool and the category that the metadata of a finding states. */
export function partitionOf(finding: Finding): RunPartition {
  const sarif = fieldsOf(fieldsOf(finding.metadata)["sarif"]);
  return { version: textOf(sarif["tool_version"]), automationId: textOf(sarif["automation_id"]) };
}

/** Writes one run: its results first, then the rules and taxa that they refer to. */
export class RunWriter {
  readonly #scanner: string;
  readonly #rules = new Map<string, { index: number; hash: string | undefined; rule: object }>();
  readonly #taxa = new Map<string, number>();
  #columnsByCodePoints: boolean | undefined;

  constructor(scanner: string) {
    this.#scanner = scanner;
  }

  /** A result object as JSON. */
  result(finding: TrackedFinding, { isAbsent = false }: { isAbsent?: boolean } = {}): string {
    const metadata = ReadableMetadata.safeParse(finding.metadata).data ?? {};
    const sarif = metadata.sarif ?? {};
    if (finding.location_column !== null) {
      this.#columnsByCodePoints = sarif.column_kind !== undefined && this.#columnsByCodePoints !== false;
    }
    const level = sarif.level ?? levelOfSeverity(finding.severity);
    // GitHub takes a result with a score for one about security.
    const ofSeverity = metadata.kind === "quality" ? undefined : scoreOfSeverity(finding.severity);
    const score = sarif.security_severity === undefined ? ofSeverity : String(sarif.security_severity);
    // SARIF requires a rule for every result (3.27.5): for a finding without one, the title is used.
    const id = metadata.rule_id ?? finding.title;
    const weaknesses = weaknessNumbers([metadata.cwe, ...(metadata.cwes ?? [])]);
    const first = writeLocation({
      path: finding.location_path,
      baseId: sarif.uri_base_id,
      line: finding.location_line,
      column: finding.location_column,
      endLine: sarif.end_line ?? metadata.end_line,
      endColumn: sarif.end_column,
      offsets: sarif,
      snippet: metadata.snippet,
      logical: sarif.logical_locations,
    });
    const others = (sarif.locations ?? []).map((place) =>
      writeLocation({ ...place, endLine: place.end_line, endColumn: place.end_column }),
    );
    const related = (sarif.related_locations ?? []).map((place) =>
      writeLocation({ ...place, endLine: place.end_line, endColumn: place.end_column }),
    );
    const identity = {
      [EXTERNAL_ID_FINGERPRINT]: finding.external_id,
      [RESULT_HASH_FINGERPRINT]: metadata.result_hash,
    };
    // Next to the tool's own fingerprints, in the property that it used.
    const isPartial = sarif.fingerprints === undefined && sarif.partial_fingerprints !== undefined;
    return JSON.stringify({
      ruleId: id,
      ruleIndex: this.#ruleIndex(finding, { id, weaknesses, level, score, sarif, kind: metadata.kind }),
      kind: sarif.kind,
      level,
      message: { text: finding.description?.trim() ? finding.description : finding.title },
      locations: [first, ...others].filter((location) => location !== undefined),
      codeFlows: writeCodeFlows(sarif.code_flows, metadata.trace),
      relatedLocations: related.length > 0 ? related.filter((location) => location !== undefined) : undefined,
      baselineState: isAbsent ? "absent" : (finding.tracking?.baseline ?? undefined),
      suppressions: suppressionsOf(finding.tracking, sarif),
      fingerprints: isPartial ? undefined : { ...sarif.fingerprints, ...identity },
      partialFingerprints: isPartial ? { ...sarif.partial_fingerprints, ...identity } : sarif.partial_fingerprints,
      rank: sarif.rank,
      taxa: weaknesses.length > 0 ? weaknesses.map((number) => this.#taxon(number)) : undefined,
      properties: { id: finding.id, severity: finding.severity, "security-severity": score },
    });
  }

  /** All members of the run except its results, as members of a JSON object. */
  async *rest(
    { version, automationId, absentOmitted }: RunPartition & { absentOmitted: number },
    readDescriptors: ReadDescriptors,
  ): AsyncGenerator<string> {
    const taxa = [...this.#taxa.keys()].map((id) => ({ id, helpUri: `${CWE_URI}data/definitions/${id}.html` }));
    const hasTaxa = taxa.length > 0;
    const driver = JSON.stringify({
      name: this.#scanner,
      version,
      supportedTaxonomies: hasTaxa ? [CWE] : undefined,
    });
    yield `"tool":{"driver":${driver.slice(0, -1)},"rules":[`;
    const rules = [...this.#rules.values()];
    for (let start = 0; start < rules.length; start += RULES_PER_READ) {
      const some = rules.slice(start, start + RULES_PER_READ);
      const descriptors = await readDescriptors(some.flatMap(({ hash }) => hash ?? []));
      const texts = some.map(({ rule, hash }) => JSON.stringify(describe(rule, descriptors.get(hash ?? ""))));
      yield (start === 0 ? "" : ",") + texts.join(",");
    }
    const taxonomy = { name: CWE.name, organization: "MITRE", informationUri: CWE_URI, taxa };
    const others = JSON.stringify({
      taxonomies: hasTaxa ? [taxonomy] : undefined,
      automationDetails: automationId === undefined ? undefined : { id: automationId },
      properties: absentOmitted > 0 ? { absentResultsOmitted: absentOmitted } : undefined,
      columnKind: this.#columnsByCodePoints === true ? "unicodeCodePoints" : "utf16CodeUnits",
    });
    yield `]}},${others.slice(1, -1)}`;
  }

  #ruleIndex(finding: Finding, described: Described): number | undefined {
    const known = this.#rules.get(described.id);
    if (known) return known.index;
    if (this.#rules.size >= MAX_LISTED) return undefined;
    const index = this.#rules.size;
    this.#rules.set(described.id, { index, hash: described.sarif.rule, rule: this.#rule(finding, described) });
    return index;
  }

  #rule({ title }: Finding, { id, weaknesses, level, score, sarif, kind }: Described): object {
    const ofWeaknesses = weaknesses.map((number) => `external/cwe/cwe-${number.padStart(3, "0")}`);
    const relationships = weaknesses.map((number) => ({ target: this.#taxon(number), kinds: ["superset"] }));
    return {
      id,
      name: sarif.rule_name,
      shortDescription: { text: title },
      helpUri: absoluteUri(sarif.help_uri),
      defaultConfiguration: { level },
      relationships: relationships.length > 0 ? relationships : undefined,
      properties: {
        tags: [...(kind === "quality" ? [] : ["security"]), ...ofWeaknesses, ...(sarif.tags ?? [])],
        precision: sarif.precision,
        "security-severity": score,
      },
    };
  }

  #taxon(id: string): object {
    if (!this.#taxa.has(id) && this.#taxa.size < MAX_LISTED) this.#taxa.set(id, this.#taxa.size);
    return { id, index: this.#taxa.get(id), toolComponent: CWE };
  }
}

/** A rule with the texts that an upload gave it. */
function describe(rule: object, descriptor: StoredDescriptor | undefined): object {
  if (!descriptor) return rule;
  const { short_description: short, full_description: full, help, level } = descriptor;
  return {
    ...rule,
    ...(short !== undefined && { shortDescription: { text: short } }),
    ...(full !== undefined && { fullDescription: { text: full } }),
    ...(help && { help }),
    ...(level && { defaultConfiguration: { level } }),
  };
}

/** `CWE-89` → `89`, without duplicates. */
function weaknessNumbers(names: readonly (string | null | undefined)[]): string[] {
  const digits = names.map((name) => /^CWE-0*(\d{1,6})$/i.exec(name ?? "")?.[1]);
  return [...new Set(digits.filter((number) => number !== undefined))];
}

function absoluteUri(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
}
