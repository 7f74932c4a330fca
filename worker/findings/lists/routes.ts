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
import { DESCRIPTIONS } from "./descriptions.ts";
import { parseFilter, parseListFilter } from "./parse-filter.ts";
import { listFindingsOfOrganization, listFindingsOfScan } from "./queries.ts";

const FINDINGS = {
  description: "The findings.",
  content: {
    "application/json": { schema: z.array(Finding) },
    "text/csv": { schema: z.string().openapi({ example: DESCRIPTIONS.csvExample }) },
    "application/x-ndjson": { schema: z.string().openapi({ description: DESCRIPTIONS.perLine }) },
  },
};

export const findingListRoutes = createRouter();

findingListRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/findings",
    operationId: "listFindings",
    tags: ["Findings"],
    summary: DESCRIPTIONS.listTitle,
    description: DESCRIPTIONS.ofOrganization,
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
    summary: DESCRIPTIONS.summaryTitle,
    description: DESCRIPTIONS.summary,
    request: { params: OrganizationPath, query: FindingsFilterQuery },
    responses: { 200: jsonResponse(FindingsSummary, DESCRIPTIONS.counts) },
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
    summary: DESCRIPTIONS.scanTitle,
    description: DESCRIPTIONS.ofScan,
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
