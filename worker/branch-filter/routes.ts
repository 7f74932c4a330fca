import { organizationRoute } from "../auth/organization-route.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { findBranchFilter, updateBranchFilter } from "./queries.ts";
import { BranchFilter, SetBranchFilterRequest } from "./schemas.ts";

const PATH = "/v1/orgs/{slug}/projects/{project_slug}/branch-filter";

export const branchFilterRoutes = createRouter();

branchFilterRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "getBranchFilter",
    tags: ["Projects"],
    summary: "Get the branches whose pushes are scanned",
    description: "Unless set, all branches but those of merge queues.",
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(BranchFilter, "The filter.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const filter = await findBranchFilter(c.get("database"), c.get("caller").organization.id, slug);
    if (!filter) throw projectNotFound(slug);
    return c.json(filter, 200);
  },
);

branchFilterRoutes.openapi(
  organizationRoute({
    method: "put",
    path: PATH,
    operationId: "setBranchFilter",
    tags: ["Projects"],
    summary: "Set the branches whose pushes are scanned",
    description: "`run-scan` is not filtered.",
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(SetBranchFilterRequest) },
    errors: ["payload_too_large"],
    responses: { 200: jsonResponse(BranchFilter, "The filter.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const { include, exclude } = c.req.valid("json");
    const change = { include: include ?? [], exclude: exclude ?? null };
    const filter = await updateBranchFilter(c.get("database"), c.get("caller").organization.id, slug, change);
    if (!filter) throw projectNotFound(slug);
    return c.json(filter, 200);
  },
);
