import { DESCRIPTIONS } from "./descriptions.ts";
import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { parseListFilter } from "../findings/lists/parse-filter.ts";
import { listFindingsOfVulnerability } from "../findings/lists/queries.ts";
import { Finding, FindingsQuery } from "../findings/schemas.ts";
import { compareSides } from "./compare/queries.ts";
import { ApiError } from "../http/errors.ts";
import { formatFor } from "../http/csv-and-ndjson.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath, PageQuery } from "../http/schemas.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { sliceListed } from "../database/listing.ts";
import { judgeGate } from "./judge-gate.ts";
import { parseVulnerabilityFilter } from "./lists/filter.ts";
import { listVulnerabilities } from "./lists/queries.ts";
import { findHistory, findVulnerability, selectVulnerabilityVersion } from "./queries.ts";
import {
  CompareQuery,
  Comparison,
  Gate,
  GateQuery,
  VulnerabilitiesQuery,
  Vulnerability,
  VulnerabilityDetail,
  VulnerabilityEvent,
  VulnerabilityPath,
} from "./schemas.ts";
import { TriageManyRequest, TriageReceipt, TriageRequest } from "./triage/requests.ts";
import { triageVulnerabilities, triageVulnerability } from "./triage-vulnerabilities.ts";
import { locateVulnerability, vulnerabilityNotFound } from "./vulnerability-address.ts";

const PROJECT = "/v1/orgs/{slug}/projects/{project_slug}" as const;
const ONE = `${PROJECT}/vulnerabilities/{vulnerability_id}` as const;
const LISTED = {
  description: "The vulnerabilities.",
  content: {
    "application/json": { schema: z.array(Vulnerability) },
    "text/csv": { schema: z.string().openapi({ example: `${Vulnerability.keyof().options.join(",")}\r\n` }) },
    "application/x-ndjson": { schema: z.string().openapi({ description: "One `Vulnerability` per line." }) },
  },
};

export const vulnerabilityRoutes = createRouter();

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/vulnerabilities",
    operationId: "listVulnerabilities",
    tags: ["Vulnerabilities"],
    summary: "List the vulnerabilities of the organization",
    description: DESCRIPTIONS.ofOrganization,
    request: { params: OrganizationPath, query: VulnerabilitiesQuery },
    responses: { 200: LISTED },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const filter = parseVulnerabilityFilter(query, { orgId: c.get("caller").organization.id, project: undefined });
    const page = { sort: query.sort, slice: sliceOf(c.req.url, query) };
    const listing = await listVulnerabilities(c.get("database"), filter, page);
    if (!listing) throw new Error("The list of an organization is always there.");
    return answerList(c.req.url, query, listing, formatOf(c.req.header("accept")));
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/vulnerabilities/triage",
    operationId: "triageVulnerabilities",
    tags: ["Vulnerabilities"],
    summary: "Decide on many vulnerabilities",
    description: DESCRIPTIONS.triageMany,
    middleware: [jsonBody(1024 * 1024)] as const,
    request: { params: OrganizationPath, body: jsonRequest(TriageManyRequest) },
    errors: ["payload_too_large"],
    responses: { 200: jsonResponse(TriageReceipt, "The counts.") },
  }),
  async (c) => {
    const { organization, user } = c.get("caller");
    const request = c.req.valid("json");
    return c.json(
      await triageVulnerabilities(
        { database: c.get("database"), queue: c.env.NOTIFICATION_QUEUE },
        organization.id,
        request,
        user.id,
      ),
      200,
    );
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${PROJECT}/vulnerabilities`,
    operationId: "listVulnerabilitiesOfProject",
    tags: ["Vulnerabilities"],
    summary: "List the vulnerabilities of a project",
    description: DESCRIPTIONS.ofProject,
    request: { params: ProjectPath, query: VulnerabilitiesQuery },
    responses: { 200: LISTED },
  }),
  async (c) => {
    const { project_slug: project } = c.req.valid("param");
    const query = c.req.valid("query");
    const filter = parseVulnerabilityFilter(query, { orgId: c.get("caller").organization.id, project });
    const page = { sort: query.sort, slice: sliceOf(c.req.url, query) };
    const listing = await listVulnerabilities(c.get("database"), filter, page);
    if (!listing) throw projectNotFound(project);
    return answerList(c.req.url, query, listing, formatOf(c.req.header("accept")));
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "get",
    path: ONE,
    operationId: "getVulnerability",
    tags: ["Vulnerabilities"],
    summary: "Get a vulnerability",
    description: DESCRIPTIONS.one,
    request: { params: VulnerabilityPath },
    responses: { 200: jsonResponse(VulnerabilityDetail, "The vulnerability.") },
  }),
  async (c) => {
    const at = locateVulnerability(c.get("caller"), c.req.valid("param"));
    const found = await findVulnerability(c.get("database"), at);
    if (!found) throw vulnerabilityNotFound(at);
    c.set("version", found.version);
    return c.json(found.detail, 200);
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "patch",
    path: ONE,
    operationId: "triageVulnerability",
    version: selectVulnerabilityVersion,
    tags: ["Vulnerabilities"],
    summary: "Decide on a vulnerability",
    description: DESCRIPTIONS.triage,
    middleware: [jsonBody()] as const,
    request: { params: VulnerabilityPath, body: jsonRequest(TriageRequest) },
    errors: ["payload_too_large"],
    responses: { 200: jsonResponse(VulnerabilityDetail, "The vulnerability as it is now.") },
  }),
  async (c) => {
    const at = locateVulnerability(c.get("caller"), c.req.valid("param"));
    const decision = { change: c.req.valid("json"), userId: c.get("caller").user.id };
    const source = { database: c.get("database"), queue: c.env.NOTIFICATION_QUEUE };
    const { detail, version } = await triageVulnerability(source, at, decision);
    c.set("version", version);
    return c.json(detail, 200);
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${ONE}/findings`,
    operationId: "listFindingsOfVulnerability",
    tags: ["Vulnerabilities"],
    summary: "List the findings of a vulnerability",
    description: DESCRIPTIONS.findings,
    request: { params: VulnerabilityPath, query: FindingsQuery },
    responses: { 200: jsonResponse(z.array(Finding), "The findings.") },
  }),
  async (c) => {
    const at = locateVulnerability(c.get("caller"), c.req.valid("param"));
    const query = c.req.valid("query");
    const slice = sliceOf(c.req.url, query);
    const listing = await listFindingsOfVulnerability(c.get("database"), at, parseListFilter(query), slice);
    if (!listing) throw vulnerabilityNotFound(at);
    return answerList(c.req.url, query, listing);
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${ONE}/history`,
    operationId: "listVulnerabilityHistory",
    tags: ["Vulnerabilities"],
    summary: "List what happened to a vulnerability",
    description: DESCRIPTIONS.events,
    request: { params: VulnerabilityPath, query: PageQuery },
    responses: { 200: jsonResponse(z.array(VulnerabilityEvent), "The events.") },
  }),
  async (c) => {
    const at = locateVulnerability(c.get("caller"), c.req.valid("param"));
    const query = c.req.valid("query");
    const events = await findHistory(c.get("database"), at);
    if (!events) throw vulnerabilityNotFound(at);
    const listing = sliceListed(events, sliceOf(c.req.url, query), (_, index) => String(index));
    return answerList(c.req.url, query, listing);
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${PROJECT}/gate`,
    operationId: "judgeGate",
    tags: ["Vulnerabilities"],
    summary: "Judge whether a branch may pass",
    description: DESCRIPTIONS.gate,
    request: { params: ProjectPath, query: GateQuery },
    responses: { 200: jsonResponse(Gate, "The result.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const { branch, base, fail_on: failOn, only_new: onlyNew } = c.req.valid("query");
    const asked = { orgId: c.get("caller").organization.id, slug, branch, base, failOn, onlyNew: onlyNew === "true" };
    return c.json(await judgeGate(c.get("database"), asked), 200);
  },
);

vulnerabilityRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${PROJECT}/compare`,
    operationId: "compareVulnerabilities",
    tags: ["Vulnerabilities"],
    summary: "Compare two branches or scans of a project",
    description: DESCRIPTIONS.comparison,
    request: { params: ProjectPath, query: CompareQuery },
    responses: { 200: jsonResponse(Comparison, "The differences.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const sides = c.req.valid("query");
    const comparison = await compareSides(c.get("database"), { orgId: c.get("caller").organization.id, slug }, sides);
    if (!comparison) {
      throw new ApiError(
        "not_found",
        `There is no project ${slug} in this organization, or it has no such branches or scans.`,
      );
    }
    return c.json(comparison, 200);
  },
);

function formatOf(accept: string | undefined) {
  return { format: formatFor<Vulnerability>(accept, Vulnerability.keyof().options), headers: { Vary: "Accept" } };
}
