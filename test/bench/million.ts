import { type Database, openDatabase } from "../../worker/database/client.ts";
import type { FindingsFilter } from "../../worker/findings/lists/filter.ts";
import { parseFilter, parseListFilter } from "../../worker/findings/lists/parse-filter.ts";
import { listFindingsOfOrganization } from "../../worker/findings/lists/queries.ts";
import { FindingsFilterQuery, FindingsQuery } from "../../worker/findings/schemas.ts";
import { summarizeFindings } from "../../worker/findings/summary/queries.ts";
import { makeCursor } from "../../worker/http/paging.ts";
import { listScans, type ScansFilter } from "../../worker/scans/queries.ts";
import { bundleWorker } from "./support/bundles.ts";
import { get } from "./support/load.ts";
import { insertManyScans } from "./support/many-scans.ts";
import { insertMillion } from "./support/million-findings.ts";
import { median } from "./support/measure.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import { RowsRead } from "./support/rows-read.ts";
import { type Account, makeAccount, startWorkerServer, type WorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const FINDINGS = 1_000_000;
const ROWS_PER_PAGE = 100;
const PAGE_NUMBER = 1_000;
const MAX_ROWS_READ = 3;
const MAX_FIRST_BYTES = 450;
const MAX_REPEATED_BYTES = 150;
const DATABASE_BYTES = 10 * 1_000 ** 3;
const MAX_LIMIT = 1_000;
const TRIES = 3;

const LISTS = [
  "",
  "sort=-created_at",
  "sort=severity",
  "sort=-severity",
  "severity=high",
  "severity=critical&severity=high",
  "severity=unknown",
  "scanner=secrets",
  "scanner=secrets&sort=severity",
  "severity=high&scanner=secrets&sort=-created_at",
  "project=PROJECT",
  "project=PROJECT&sort=severity",
  "scan_id=SCAN",
  "since=2026-11-10",
  "since=2026-11-10&sort=severity",
  "latest=true",
  "latest=true&limit=1000",
  "latest=true&sort=severity&limit=1000",
  "latest=true&severity=high",
  "latest=true&project=PROJECT&scanner=secrets",
  "path=src/",
  "path=src/modules/module-1",
  "path=src/modules/module-1/",
  "path=src/modules/module-1/&sort=severity",
  "path=src/modules/module-1/&severity=high&latest=true",
  "path=src/modules/module-1/controllers/controller-4.ts",
  "path=src/modules/module-1/controllers/controller-4.ts&sort=-severity",
  "path=src/modules/module-1/controllers/controller-1",
  "path=src/modules/module-1/controllers/&scanner=secrets",
  "q=variable",
  "q=variable&sort=severity",
  "q=variable&scanner=secrets",
  "q=variable&latest=true",
  "q=sql injection&severity=high&sort=-severity",
  "q=in",
  "q=in&severity=high",
  "q=in&project=PROJECT",
  "q=in&scanner=secrets",
  "q=in&path=src/modules/module-1/",
  "q=sql injection&path=src/modules/module-1/",
  "path=src/modules/module-1&project=PROJECT",
  "path=src/modules/module-1&scanner=secrets",
  "path=src/modules/module-1/&scanner=secrets&sort=severity",
  "path=src/modules/module-1&latest=true",
  "path=src/modules/module-1&scan_id=SCAN",
  "path=src/modules/module-1&q=variable",
  "q=in&latest=true",
  "q=in&scan_id=SCAN",
  "q=in&sort=severity",
  "q=variable&project=PROJECT&sort=severity",
  "scanner=secrets&project=PROJECT",
  "scanner=secrets&kind=security&sort=severity",
  "q=nowhere",
  "kind=security",
  "kind=security&sort=-severity",
  "kind=quality",
];

const SCAN_LISTS: ScansFilter[] = [
  {},
  { status: "failed" },
  { status: "running" },
  { branch: "dev" },
  { scannerType: "manual" },
  { since: Date.UTC(2026, 9, 7) },
  { status: "failed", branch: "dev" },
];

/** The rows that D1 reads for a page, by its own count, and the duration of the whole request. */
export async function million(workspace: Workspace, { findings = FINDINGS }: BenchmarkOptions): Promise<Result[]> {
  const server = await startWorkerServer(workspace, await bundleWorker(workspace));
  const account = await makeAccount(server.url);
  workspace.say(`inserting ${findings} findings …`);
  const made = await insertMillion(server, account, findings);
  const { bytesPerFirst, bytesPerRepeated } = made;
  const results: Result[] = [
    {
      what: "database per finding of a first scan, all indexes",
      measured: bytesPerFirst,
      unit: "bytes",
      aim: { atMost: MAX_FIRST_BYTES, of: "measured" },
    },
    {
      what: "database per finding of a repeated scan, all indexes",
      measured: bytesPerRepeated,
      unit: "bytes",
      aim: { atMost: MAX_REPEATED_BYTES, of: "measured" },
    },
    { what: "findings of first scans that fill 10 GB", measured: DATABASE_BYTES / bytesPerFirst, unit: "million" },
  ];
  for (const list of LISTS) {
    workspace.say(`reading ${list || "the whole list"} …`);
    results.push(
      ...(await measureList(server, account, list.replace("SCAN", made.scanId).replace("PROJECT", made.project))),
    );
  }
  results.push(...(await measureSummary(server, account, made.project)));
  results.push(...(await measureScans(server, account)));
  return results;
}

async function measureList(server: WorkerServer, { token, orgId, project }: Account, list: string): Promise<Result[]> {
  const url = new URL(`${project.replace(/\/projects.*/, "")}/findings?${list}`, server.url);
  if (!url.searchParams.has("limit")) url.searchParams.set("limit", String(ROWS_PER_PAGE));
  const severity = url.searchParams.getAll("severity");
  const query = FindingsQuery.parse({
    ...Object.fromEntries(url.searchParams),
    ...(severity.length > 0 && { severity }),
  });
  const filter = { ...parseListFilter(query), orgId };
  const limit = query.limit ?? ROWS_PER_PAGE;
  const counted = new RowsRead(server.database);
  const database = openDatabase(counted.binding);
  const { total = 0 } = await listFindingsOfOrganization(database, filter, { limit: 1, count: true });
  const lastPage = Math.min(PAGE_NUMBER, Math.max(1, Math.ceil(total / limit)));
  const results: Result[] = [];
  for (const page of new Set([1, lastPage])) {
    let after: string | undefined;
    if (page > 1) {
      const skipped = filter.pathPrefix ?? filter.titlePart;
      if (skipped !== undefined) continue;
      after = await positionAfter(database, filter, (page - 1) * limit);
    }
    counted.rows = 0;
    let rows = 0;
    const listing = await listFindingsOfOrganization(database, filter, { limit, after });
    for await (const part of listing.pages) rows += part.length;
    if (after !== undefined) url.searchParams.set("cursor", makeCursor(url.href, query, after));
    results.push({
      what: `${list.replace(/[0-9a-f-]{36}/, "…") || "all"}, page ${page}: rows read of ${rows}`,
      measured: counted.rows,
      baseline: limit,
      unit: "rows",
      aim: { atMost: MAX_ROWS_READ },
    });
    results.push({ what: "  its time", measured: await timeOf(url, token), unit: "ms" });
  }
  return results;
}

/** Walks the list with pages of the maximum size. */
async function positionAfter(database: Database, filter: FindingsFilter, rows: number): Promise<string | undefined> {
  let after: string | undefined;
  for (let left = rows; left > 0; left -= MAX_LIMIT) {
    const listing = await listFindingsOfOrganization(database, filter, { limit: Math.min(left, MAX_LIMIT), after });
    after = listing.next;
  }
  return after;
}

async function measureSummary(
  server: WorkerServer,
  { token, orgId, project }: Account,
  slug: string,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const query of ["", "latest=true", `project=${slug}`]) {
    const counted = new RowsRead(server.database);
    const filter = { ...parseFilter(FindingsFilterQuery.parse(Object.fromEntries(new URLSearchParams(query)))), orgId };
    const { total } = await summarizeFindings(openDatabase(counted.binding), filter, Date.now());
    const url = new URL(`${project.replace(/\/projects.*/, "")}/findings/summary?${query}`, server.url);
    results.push({ what: `summary ${query}: rows read of ${total}`, measured: counted.rows, unit: "rows" });
    results.push({ what: "  its time", measured: await timeOf(url, token), unit: "ms" });
  }
  return results;
}

async function measureScans({ database }: WorkerServer, { orgId }: Account): Promise<Result[]> {
  const project = { orgId, slug: await insertManyScans(database, orgId) };
  const results: Result[] = [];
  for (const filter of SCAN_LISTS) {
    const counted = new RowsRead(database);
    const listing = await listScans(openDatabase(counted.binding), project, filter, { limit: ROWS_PER_PAGE });
    let rows = 0;
    for await (const part of listing?.pages ?? []) rows += part.length;
    results.push({
      what: `scans ${JSON.stringify(filter)}: rows read of ${rows}`,
      measured: counted.rows,
      baseline: ROWS_PER_PAGE,
      unit: "rows",
      aim: { atMost: MAX_ROWS_READ },
    });
  }
  return results;
}

async function timeOf(url: URL, token: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    const { status, ms } = await get(url, token);
    if (status !== 200) throw new Error(`${url.pathname}${url.search} was answered with ${status}.`);
    times.push(ms);
  }
  return median(times);
}
