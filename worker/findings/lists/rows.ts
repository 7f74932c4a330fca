import { type SQL, sql } from "drizzle-orm";
import { SEVERITIES } from "../../contract/finding.ts";
import type { Database } from "../../database/client.ts";
import { findingBatches, findingContents, findings, ruleTexts } from "../../database/finding-tables.ts";
import { scans } from "../../database/tables.ts";
import { scanComparisons, vulnerabilities } from "../../database/vulnerability-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import { toTimestamp } from "../../database/timestamp.ts";
import { uuidFromHex } from "../../database/uuid.ts";
import type { Finding } from "../schemas.ts";
import { findingId } from "../store/finding-id.ts";
import { joinMetadata } from "../store/rule-metadata.ts";
import { type Position, writePosition } from "./position.ts";
import { type RuleText, ruleTextCache } from "./rule-texts.ts";
import { severityName } from "./severity-name.ts";

/**
 * Maximum bytes of text. Longer rows and rules are first read without their text, so that a page fits in the memory of the
 * Worker.
 */
const MAX_LIGHT_BYTES = 8_192;
const MAX_READ_BYTES = 2_000_000;
/**
 * Of what is written at once, in UTF-16 units. V8 keeps texts over 128 KiB until a collection of the whole heap if they outlive one of
 * young objects.
 */
const MAX_PART_LENGTH = 64_000;
/** Rows that are parsed at once. */
const MAX_PARSED = 200;
/** A description of 20,000 characters and metadata of 64 KiB. */
const MAX_RULE_BYTES = 150_000;

/** Of the finding with the number `m.id`; null if its scan is not compared yet. */
const TRACKING = sql`(select json_object('baseline', case
      when x.compared_with is null then 'new'
      when p.id is null then null
      else ifnull((select iif(f2.severity_id = f.severity_id, 'unchanged', 'updated') from ${findingBatches} as b2
        cross join ${findings} as f2 indexed by findings_vulnerability on f2.organization_id = b2.organization_id
          and f2.vulnerability_id = f.vulnerability_id and f2.id between b2.first_id and b2.last_id
        where b2.organization_id = f.organization_id and b2.scan_id = p.id limit 1), 'new') end,
      'triage', v.triage, 'reason', v.reason, 'comment', v.comment, 'isByUser', json(iif(v.triaged_by is null, 'false', 'true')))
    from ${findings} as f
      cross join ${scanComparisons} as x on x.organization_id = f.organization_id and x.scan_id = f.scan_id
      left join ${scans} as p on p.uuid = x.compared_with and p.organization_id = f.organization_id and p.project_id = x.project_id
      left join ${vulnerabilities} as v on v.organization_id = f.organization_id and v.id = f.vulnerability_id
    where f.organization_id = c.organization_id and f.id = m.id)`;

/** For `placeRows`. */
export const UNPLACED = sql.raw("json_array(m.id, m.scan_id)");

/*
 * A row is selected as one JSON array, because D1 returns one text faster than fifteen columns. `m` is a candidate, `c` its
 * content.
 */

const BYTES = sql.raw("(ifnull(octet_length(c.metadata), 0) + ifnull(octet_length(c.description), 0))");
const ifLight = (column: string) => sql`iif(${BYTES} <= ${MAX_LIGHT_BYTES}, ${sql.raw(column)}, null)`;
const externalId = sql.raw("iif(typeof(c.external_id) = 'blob', lower(hex(c.external_id)), c.external_id)");
const ruleJson = sql.raw("json_array(r.scanner, r.title, r.description, json(r.metadata))");
const isLightRule = sql`octet_length(r.metadata) + ifnull(octet_length(r.description), 0) <= ${MAX_LIGHT_BYTES}`;

/**
 * Selects the rows of the candidates with their contents, without the rules whose comma-separated numbers are in `known`, and
 * those with a number up to `knownUpTo`.
 * @param otherSeverity the severity of all rows that have none of ours, if the filter asks for a single one: it is not looked up.
 */
export function selectRows(
  orgId: string,
  candidates: SQL,
  {
    known = "",
    knownUpTo = 0,
    otherSeverity,
    isTracked,
    isUnplaced = false,
  }: {
    known?: string;
    knownUpTo?: number;
    otherSeverity?: string | undefined;
    isTracked?: boolean | undefined;
    isUnplaced?: boolean;
  } = {},
): { columns: SQL<string>; from: SQL } {
  const rule = sql`(select ${ruleJson} from ${ruleTexts} as r where r.organization_id = c.organization_id
    and r.id = c.rule_text_id and ${isLightRule})`;
  const columns = sql<string>`json_array(m.rank, hex(m.uuid_prefix), m.number, hex(m.scan_uuid), m.created_at,
    m.location_line, m.location_column, m.severity_id, ${severityName(orgId, otherSeverity)},
    c.rule_text_id, json(iif(c.rule_text_id > ${knownUpTo} and instr(${known}, ',' || c.rule_text_id || ',') = 0, ${rule}, null)), m.content_id,
    ${externalId}, c.location_path, ${ifLight("c.description")}, json(${ifLight("c.metadata")}), ${BYTES},
    json(${isTracked ? TRACKING : sql`null`}), json(${isUnplaced ? UNPLACED : sql`null`}))`;
  const from = sql`(${candidates}) as m cross join ${findingContents} as c
    on c.organization_id = ${organizationKey(orgId)} and c.id = m.content_id`;
  return { columns, from };
}

/** Selects the first rules of an organization, up to a number, except long ones. */
export function selectFirstRules(database: Database, orgId: string, upTo: number) {
  return database
    .select({ id: sql<number>`r.id`.as("id"), rule: sql<string>`${ruleJson}`.as("rule") })
    .from(sql`${ruleTexts} as r`)
    .where(sql`${upTo} > 0 and r.organization_id = ${organizationKey(orgId)} and r.id <= ${upTo} and ${isLightRule}`);
}

type Row = [
  rank: number,
  prefix: string,
  number: number,
  scanUuid: string,
  createdAt: number,
  line: number | null,
  column: number | null,
  severityId: number,
  severity: string | null,
  ruleTextId: number,
  rule: unknown,
  contentId: number,
  externalId: string,
  path: string | null,
  description: string | null,
  values: unknown[] | null,
  bytes: number,
  tracking: Tracking | null,
  /** Until `placeRows` has added what is in the batch. */
  unplaced: unknown,
];

/** What is known of a finding because of other scans. */
export interface Tracking {
  /** Compared with the scan before, if that is still stored. */
  baseline: "new" | "unchanged" | "updated" | null;
  triage: string | null;
  reason: string | null;
  comment: string | null;
  /** Whether a user has decided, and not the tool. */
  isByUser: boolean;
}

/** A finding of a list that was asked for it. */
export interface TrackedFinding extends Finding {
  tracking?: Tracking;
}

/** A row of a list. */
export class ListedFinding {
  /** Of its JSON. */
  readonly length: number;
  readonly #row: Row;

  constructor(json: string) {
    this.length = json.length;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `selectRows` writes it
    this.#row = JSON.parse(json) as Row;
  }

  get position(): string {
    const [rank, prefix, number] = this.#row;
    const position: Position = { rank, prefix: prefix.toLowerCase(), number };
    return writePosition(position);
  }

  get contentId(): number {
    return this.#row[11];
  }

  get ruleTextId(): number {
    return this.#row[9];
  }

  /** The rule in the row: JSON, or null. */
  get rule(): unknown {
    return this.#row[10];
  }

  /** Bytes of the texts that the row was read without; 0 if it is complete. */
  get missingBytes(): number {
    return this.#row[16] > MAX_LIGHT_BYTES ? this.#row[16] : 0;
  }

  /** Adds the texts that the row was read without. */
  complete(description: string | null, values: unknown[] | null): void {
    this.#row[14] = description;
    this.#row[15] = values;
  }

  present(orgId: string, rule: RuleText): TrackedFinding {
    const [, prefix, number, scanUuid, createdAt, line, column, severityId, severity] = this.#row;
    const [, , , , , , , , , , , , id, path, description, values] = this.#row;
    const at = toTimestamp(createdAt);
    return {
      id: findingId(prefix, number),
      scan_id: uuidFromHex(scanUuid),
      org_id: orgId,
      external_id: id,
      title: rule.title,
      severity: severity ?? SEVERITIES[severityId] ?? "",
      scanner: rule.scanner,
      description: description ?? rule.description,
      location_path: path,
      location_line: line,
      location_column: column,
      metadata: joinMetadata(rule.metadata, values ?? [], { externalId: id, line }),
      created_at: at,
      updated_at: at,
      ...(this.#row[17] && { tracking: this.#row[17] }),
    };
  }
}

/** Presents selected rows in order, and fetches long texts in between. */
export async function* presentRows(
  database: Database,
  orgId: string,
  rows: readonly { row: string }[],
): AsyncGenerator<TrackedFinding[]> {
  let some: ListedFinding[] = [];
  let bytes = 0;
  for (const { row: json } of rows) {
    const row = new ListedFinding(json);
    some.push(row);
    bytes += row.missingBytes + (row.rule || ruleTextCache.get(orgId, row.ruleTextId) ? 0 : MAX_RULE_BYTES);
    if (bytes < MAX_READ_BYTES && some.length < MAX_PARSED) continue;
    yield* present(database, orgId, some);
    some = [];
    bytes = 0;
  }
  yield* present(database, orgId, some);
}

/** Yields pieces, because the long text of a rule may be repeated many times. */
async function* present(
  database: Database,
  orgId: string,
  rows: readonly ListedFinding[],
): AsyncGenerator<TrackedFinding[]> {
  const rules = await rulesOf(database, orgId, rows);
  const texts = await textsOf(database, orgId, rows);
  let part: TrackedFinding[] = [];
  let length = 0;
  for (const row of rows) {
    const rule = rules.get(row.ruleTextId);
    const text = texts.get(row.contentId);
    // Rows that were deleted in the meantime have no text, and are skipped.
    if (!rule || (row.missingBytes > 0 && !text)) continue;
    if (text) row.complete(text.description, text.values);
    part.push(row.present(orgId, rule));
    length += rule.length + row.length + row.missingBytes;
    if (length < MAX_PART_LENGTH) continue;
    yield part;
    part = [];
    length = 0;
  }
  yield part;
}

async function rulesOf(
  database: Database,
  orgId: string,
  rows: readonly ListedFinding[],
): Promise<Map<number, RuleText>> {
  const now = Date.now();
  const rules = new Map<number, RuleText>();
  const missing = new Set<number>();
  for (const { ruleTextId: id, rule } of rows) {
    if (rules.has(id)) continue;
    const known = rule ? ruleTextCache.add(orgId, id, JSON.stringify(rule), now) : ruleTextCache.get(orgId, id);
    if (known) rules.set(id, known);
    else missing.add(id);
  }
  if (missing.size === 0) return rules;
  const ids = sql.raw([...missing].map((id) => `(${id})`).join(", "));
  const read = await database.all<{ id: number; rule: string }>(sql`
    select r.id, ${ruleJson} as rule from (values ${ids}) as j
      cross join ${ruleTexts} as r on r.organization_id = ${organizationKey(orgId)} and r.id = j.column1`);
  for (const { id, rule } of read) rules.set(id, ruleTextCache.add(orgId, id, rule, now));
  return rules;
}

async function textsOf(database: Database, orgId: string, rows: readonly ListedFinding[]) {
  const ids = rows.filter(({ missingBytes }) => missingBytes > 0).map(({ contentId }) => contentId);
  const texts = new Map<number, { description: string | null; values: unknown[] | null }>();
  if (ids.length === 0) return texts;
  const read = await database.all<{ id: number; description: string | null; metadata: string | null }>(sql`
    select c.id, c.description, c.metadata from json_each(${JSON.stringify([...new Set(ids)])}) as j
      cross join ${findingContents} as c on c.organization_id = ${organizationKey(orgId)} and c.id = j.value`);
  for (const { id, description, metadata } of read) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it is stored
    texts.set(id, { description, values: metadata === null ? null : (JSON.parse(metadata) as unknown[]) });
  }
  return texts;
}
