import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { parseListFilter } from "../../../worker/findings/lists/parse-filter.ts";
import { listFindingsOfOrganization } from "../../../worker/findings/lists/queries.ts";
import { FindingsQuery } from "../../../worker/findings/schemas.ts";
import { RowCounter } from "../../bench/support/count-rows.ts";
import { makeProject, type Tenant } from "../support/client.ts";
import { addScan } from "../support/findings.ts";
import { newFinding, storeFindings } from "../support/rows.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

const [PROJECTS, SCANS, FINDINGS] = [8, 4, 400];
const LIMIT = 100;
const PAGES = 3;
const SEVERITIES = ["critical", "high", "medium", "low", "info", "blocker"];

let tenant: Tenant;
let scanId: string;

function findingOf(scan: number, number: number) {
  const scanner = number % 10 === 0 ? "secrets" : "ast-grep";
  return newFinding(`finding ${number}`, {
    title: `${scanner} rule ${number % 60}, ${number % 3 === 0 ? "variable" : "constant"}`,
    scanner,
    severity: SEVERITIES[(number * 7) % 6] ?? "low",
    location_path: `src/module-${Math.floor(number / 40)}/file-${number}.ts`,
    location_line: number + scan,
    metadata: { rule_id: `rule-${number % 60}`, snippet: `code ${number}` },
  });
}

beforeAll(async () => {
  tenant = await createTenant();
  for (let project = 0; project < PROJECTS; project += 1) await makeProject(tenant, { slug: `project-${project}` });
  for (let scan = 0; scan < SCANS; scan += 1) {
    for (let project = 0; project < PROJECTS; project += 1) {
      const place = await addScan(tenant, `project-${project}`);
      const findings = Array.from({ length: FINDINGS }, (_, number) => findingOf(scan, number));
      await storeFindings({ orgId: tenant.orgId, scanId: place.scan.id }, findings, Date.now());
      await home.DB.prepare("update scans set status = 'completed' where uuid = unhex(?, '-')")
        .bind(place.scan.id)
        .run();
      scanId = place.scan.id;
    }
  }
  // The texts of rules, which an isolate reads once.
  await ratiosOf("");
}, 120_000);

/** Of the rows that it returns, for a page of each of the first three. */
async function ratiosOf(text: string): Promise<number[]> {
  const parameters = new URLSearchParams(text.replace("SCAN", scanId));
  const severity = parameters.getAll("severity");
  const query = FindingsQuery.parse({ ...Object.fromEntries(parameters), ...(severity.length > 0 && { severity }) });
  const filter = { ...parseListFilter(query), orgId: tenant.orgId };
  const ratios: number[] = [];
  let after: string | undefined;
  do {
    const counter = new RowCounter(home.DB);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what Drizzle uses of a binding
    const database = openDatabase(counter as unknown as D1Database);
    const listing = await listFindingsOfOrganization(database, filter, { limit: LIMIT, after });
    let rows = 0;
    for await (const part of listing.pages) rows += part.length;
    ratios.push(counter.rowsRead / Math.max(rows, LIMIT / 2));
    after = listing.next;
  } while (after !== undefined && ratios.length < PAGES);
  return ratios;
}

it.each([
  "",
  "sort=-created_at",
  "sort=severity",
  "severity=high",
  "severity=critical&severity=high",
  "severity=blocker",
  "severity=blocker&severity=high&sort=severity",
  "scanner=secrets",
  "scanner=secrets&sort=-created_at",
  "scanner=secrets&sort=severity",
  "scanner=secrets&sort=-severity",
  "severity=medium&scanner=secrets",
  "severity=medium&scanner=secrets&sort=-created_at",
  "severity=high&severity=low&scanner=ast-grep&sort=-severity",
  "severity=critical&scanner=nowhere",
  "project=project-3",
  "project=project-3&sort=-created_at",
  "project=project-3&sort=severity",
  "scan_id=SCAN",
  "scan_id=SCAN&sort=severity",
  "scan_id=SCAN&severity=high",
  "since=2020-01-01",
  "since=2020-01-01&sort=severity",
  "latest=true",
  "latest=true&sort=severity",
  "latest=true&project=project-3",
  "latest=true&severity=high",
  "path=src/",
  "path=src/&latest=true",
  "path=src/module-3",
  "path=src/module-3/",
  "path=src/module-3/&sort=-created_at",
  "path=src/module-3/&latest=true",
  "path=src/module-3/&sort=severity",
  "path=src/module-3/&sort=-severity&latest=true",
  "path=src/module-3/&severity=high",
  "path=src/module-3/file-121.ts",
  "path=src/module-3/file-121.ts&sort=severity",
  "path=src/module-3/file-121.ts&project=project-3",
  "path=src/module-3/file-121.ts&scanner=secrets",
  "path=src/module-3/&scan_id=SCAN",
  "path=nowhere/",
  "q=rule",
  "q=rule 31,",
  "q=RULE 31,&sort=-created_at",
  "q=rule 31,&scan_id=SCAN",
  "q=rule 31,&latest=true",
  "q=rule 31,&path=src/",
  "q=rule 31,&sort=severity",
  "q=rule 31,&sort=-severity&project=project-3",
  "q=rule 31,&severity=blocker&severity=high&sort=severity",
  "q=rule 31,&scanner=secrets",
  "q=rule&scanner=secrets",
  "q=variable&scanner=secrets&sort=severity",
  "q=variable&project=project-3",
  "q=variable&severity=high&severity=low",
  "scanner=secrets&project=project-3",
  "scanner=secrets&project=project-3&sort=severity",
  "scanner=secrets&latest=true&sort=-created_at",
  "scanner=ast-grep&scan_id=SCAN",
  "path=src/module-3/&scanner=secrets",
  "path=src/module-3/&scanner=ast-grep&latest=true",
  "severity=blocker&sort=-severity",
  "kind=security&sort=-severity",
  "q=nowhere",
  "kind=security",
  "kind=quality",
])("a page of ?%s reads at most three times the rows that it returns", async (text) => {
  for (const ratio of await ratiosOf(text)) expect(ratio).toBeLessThanOrEqual(3);
});

/** Parts that are merged are all begun, and begin anew for each batch. */
it.each([
  ["sort=-severity", 3.3],
  ["latest=true&sort=-severity", 3.3],
  ["project=project-3&scanner=ast-grep", 3.3],
  ["path=src/module-3/&project=project-3", 3.45],
  ["path=src/module-3/&scanner=secrets&sort=-severity", 3.1],
  ["path=src/module-3/file-12&sort=severity", 3.45],
  ["q=variable", 3.3],
  ["q=variable&sort=-severity", 3.3],
  ["q=variable&scanner=secrets", 3.3],
  ["q=rule&severity=high", 3.3],
  ["q=variable&severity=high", 3.4],
] as const)("a page of ?%s reads hardly more", async (text, most) => {
  for (const ratio of await ratiosOf(text)) expect(ratio).toBeLessThanOrEqual(most);
});
