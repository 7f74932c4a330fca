import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../../auth/organization-route.ts";
import { jsonResponse } from "../../http/openapi.ts";
import { formatFor } from "../../http/csv-and-ndjson.ts";
import { answerList, sliceOf } from "../../http/paging.ts";
import { createRouter } from "../../http/router.ts";
import { OrganizationPath } from "../../http/schemas.ts";
import { locateScan, scanNotFound } from "../../scans/locate-scan.ts";
import { ScanPath } from "../../scans/schemas.ts";
import { Finding, FindingsFilterQuery, FindingsQuery, FindingsSummary } from "../schemas.ts";
import { summarizeFindings } from "../summary/queries.ts";
import { parseFilter, parseListFilter } from "./parse-filter.ts";
import { listFindingsOfOrganization, listFindingsOfScan } from "./queries.ts";

const FILTERED =
  "Filters combine with AND; an unknown value gives an empty list. A page of `path`, `q` or `kind` looks at up to 10,000 findings and may be shorter than `limit`, even empty, with a `next` link to go on.";
const CSV_EXAMPLE =
  "id,scan_id,org_id,external_id,title,severity,scanner,description,location_path,location_line,location_column,metadata,created_at,updated_at\r\n";

const FORMATS =
  "`Accept` chooses between JSON, CSV (with a header line; a cell that begins with `=`, `+`, `-`, `@` (also full-width), a tab or a line break is prefixed with `'` to prevent formula injection) and NDJSON; any other value gives JSON.";

const FINDINGS = {
  description: "The findings.",
  content: {
    "application/json": { schema: z.array(Finding) },
    "text/csv": { schema: z.string().openapi({ example: CSV_EXAMPLE }) },
    "application/x-ndjson": { schema: z.string().openapi({ description: "One `Finding` per line." }) },
  },
};

export const findingListRoutes = createRouter();

findingListRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/findings",
    operationId: "listFindings",
    tags: ["Findings"],
    summary: "List the findings of the organization",
    description: `The findings of all scans of all projects, in order of creation or as \`sort\` says, complete or in pages. ${FILTERED} ${FORMATS}`,
    request: { params: OrganizationPath, query: FindingsQuery },
    responses: { 200: FINDINGS },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const filter = { ...parseListFilter(query), orgId: c.get("caller").organization.id };
    const slice = sliceOf(c.req.url, query);
    const listing = await listFindingsOfOrganization(c.get("database"), filter, slice);
    return answerList(c.req.url, query, listing, formatOf(c.req.header("accept")));
  },
);

findingListRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/findings/summary",
    operationId: "summarizeFindings",
    tags: ["Findings"],
    summary: "Count the findings of the organization",
    description:
      "Counts by severity, scanner and project, and by day for the last 90 days. All scans count, so a repeated finding counts again; `latest=true` counts the current findings. Accepts the filters of the list except `path` and `q`.",
    request: { params: OrganizationPath, query: FindingsFilterQuery },
    responses: { 200: jsonResponse(FindingsSummary, "The counts.") },
  }),
  async (c) => {
    const filter = { ...parseFilter(c.req.valid("query")), orgId: c.get("caller").organization.id };
    return c.json(await summarizeFindings(c.get("database"), filter, Date.now()), 200);
  },
);

findingListRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings",
    operationId: "listFindingsOfScan",
    tags: ["Findings"],
    summary: "List the findings of a scan",
    description: `All findings of the scan, in order of creation or as \`sort\` says, complete or in pages. ${FILTERED} ${FORMATS}`,
    request: { params: ScanPath, query: FindingsQuery },
    responses: { 200: FINDINGS },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const scan = locateScan(c.get("caller"), c.req.valid("param"));
    const slice = sliceOf(c.req.url, query);
    const listing = await listFindingsOfScan(c.get("database"), scan, parseListFilter(query), slice);
    if (!listing) throw scanNotFound(scan);
    return answerList(c.req.url, query, listing, formatOf(c.req.header("accept")));
  },
);

function formatOf(accept: string | undefined) {
  return { format: formatFor<Finding>(accept, Finding.keyof().options), headers: { Vary: "Accept" } };
}
