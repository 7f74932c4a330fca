import { createRoute, z } from "@hono/zod-openapi";
import { admit } from "../auth/admit.ts";
import { openDatabase } from "../database/client.ts";
import { jsonBody } from "../http/json-body.ts";
import { bearer, errorResponses, jsonRequest, jsonResponse, ORGANIZATION_ERRORS } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath } from "../http/schemas.ts";
import { streamList } from "../http/stream-list.ts";
import { settingsOf } from "../settings.ts";
import { createProject } from "./create-project.ts";
import { listProjects } from "./queries.ts";
import { requireProject } from "./require-project.ts";
import { CreateProjectRequest, Project, ProjectPath } from "./schemas.ts";

export const projectRoutes = createRouter();

projectRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects",
    operationId: "listProjects",
    tags: ["Projects"],
    summary: "List projects",
    description: "All projects of the organization, in order of creation.",
    security: bearer,
    middleware: [admit("member")] as const,
    request: { params: OrganizationPath },
    responses: {
      200: jsonResponse(z.array(Project), "The projects."),
      ...errorResponses(...ORGANIZATION_ERRORS),
    },
  }),
  async (c) => streamList(await listProjects(openDatabase(c.env.DB), c.get("caller").organization.id)),
);

projectRoutes.openapi(
  createRoute({
    method: "post",
    path: "/v1/orgs/{slug}/projects",
    operationId: "createProject",
    tags: ["Projects"],
    summary: "Create a project",
    security: bearer,
    middleware: [admit("member"), jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(CreateProjectRequest) },
    responses: {
      201: jsonResponse(Project, "The project."),
      ...errorResponses(...ORGANIZATION_ERRORS, "conflict", "payload_too_large"),
    },
  }),
  async (c) => {
    const orgId = c.get("caller").organization.id;
    return c.json(await createProject(openDatabase(c.env.DB), settingsOf(c.env), orgId, c.req.valid("json")), 201);
  },
);

projectRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}",
    operationId: "getProject",
    tags: ["Projects"],
    summary: "Get a project",
    security: bearer,
    middleware: [admit("member")] as const,
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(Project, "The project."), ...errorResponses(...ORGANIZATION_ERRORS) },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    return c.json(await requireProject(openDatabase(c.env.DB), c.get("caller").organization.id, slug), 200);
  },
);
