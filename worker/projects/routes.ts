import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath, PageQuery } from "../http/schemas.ts";
import { settingsOf } from "../settings.ts";
import { createProject } from "./create-project.ts";
import { patchProject } from "./patch-project.ts";
import { deleteProject, listProjects, selectProjectVersion } from "./queries.ts";
import { projectNotFound, requireProject } from "./require-project.ts";
import { CreateProjectRequest, Project, ProjectPath, UpdateProjectRequest } from "./schemas.ts";

export const projectRoutes = createRouter();

projectRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects",
    operationId: "listProjects",
    tags: ["Projects"],
    summary: "List projects",
    description: "All projects of the organization, in order of creation, complete or in pages.",
    request: { params: OrganizationPath, query: PageQuery },
    responses: {
      200: jsonResponse(z.array(Project), "The projects."),
    },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const orgId = c.get("caller").organization.id;
    return answerList(c.req.url, query, await listProjects(c.get("database"), orgId, sliceOf(c.req.url, query)));
  },
);

projectRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/projects",
    operationId: "createProject",
    tags: ["Projects"],
    summary: "Create a project",
    description:
      "Registers a repository. For a private one, send `repo_url` and `access_token` together: the token is bound to that repository and is sent to no other. A token without `repo_url` is bound to the first repository that is set or scanned. The slug of a project that is limited to other users is taken as well (409).",
    quotas: ["projects"],
    middleware: [jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(CreateProjectRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: {
      201: jsonResponse(Project, "The project."),
    },
  }),
  async (c) => {
    const orgId = c.get("caller").organization.id;
    return c.json(await createProject(c.get("database"), settingsOf(c.env), orgId, c.req.valid("json")), 201);
  },
);

projectRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}",
    operationId: "getProject",
    tags: ["Projects"],
    summary: "Get a project",
    description: "One project by its slug.",
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(Project, "The project.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    return c.json(await requireProject(c.get("database"), c.get("caller").organization.id, slug), 200);
  },
);

projectRoutes.openapi(
  organizationRoute({
    method: "patch",
    path: "/v1/orgs/{slug}/projects/{project_slug}",
    operationId: "updateProject",
    version: selectProjectVersion,
    tags: ["Projects"],
    summary: "Change a project",
    description:
      "Absent fields are unchanged. The access token is bound to one repository. When an admin points `repo_url` to another path of the same origin, the token moves along; when a member does, or the origin changes, it is cleared: see `has_access_token` of the answer.",
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(UpdateProjectRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: {
      200: jsonResponse(Project, "The project as it is now."),
    },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const caller = c.get("caller");
    const change = c.req.valid("json");
    return c.json(await patchProject(c.get("database"), settingsOf(c.env), { caller, slug }, change), 200);
  },
);

projectRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: "/v1/orgs/{slug}/projects/{project_slug}",
    operationId: "deleteProject",
    tags: ["Projects"],
    summary: "Delete a project",
    description:
      "Deletes its scans and findings as well, and stops running scans. They are gone at once, and their rows are removed in the background.",
    request: { params: ProjectPath },
    responses: { 204: { description: "Deleted." } },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const found = await deleteProject(c.get("database"), c.get("caller").organization.id, slug);
    if (!found) throw projectNotFound(slug);
    return c.body(null, 204);
  },
);
