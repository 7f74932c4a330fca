import { organizationRoute } from "../../auth/organization-route.ts";
import { ApiError } from "../../http/errors.ts";
import { jsonBody } from "../../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../../http/openapi.ts";
import { createRouter } from "../../http/router.ts";
import { projectNotFound } from "../require-project.ts";
import { ProjectMembers, ProjectPath, SetProjectMembersRequest } from "../schemas.ts";
import { findMembers, updateMembers } from "./queries.ts";

const PATH = "/v1/orgs/{slug}/projects/{project_slug}/members";

export const projectMemberRoutes = createRouter();

projectMemberRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "getProjectMembers",
    tags: ["Projects"],
    summary: "Get the users who see a project",
    description: "For admins. A project that is not limited has none: `null`.",
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(ProjectMembers, "The members.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const found = await findMembers(c.get("database"), c.get("caller").organization.id, slug);
    if (!found) throw projectNotFound(slug);
    return c.json(found, 200);
  },
);

projectMemberRoutes.openapi(
  organizationRoute({
    method: "put",
    path: PATH,
    operationId: "setProjectMembers",
    tags: ["Projects"],
    summary: "Limit a project to some users",
    description:
      "For admins, who see every project. For all other users and their API tokens the project is not there: 404 on its paths, and no list, count or export of the organization has anything of it. Takes effect at once.",
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(SetProjectMembersRequest) },
    errors: ["payload_too_large"],
    responses: { 200: jsonResponse(ProjectMembers, "The members as they are now.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const at = { orgId: c.get("caller").organization.id, slug };
    const stored = await updateMembers(c.get("database"), at, c.req.valid("json").members);
    if (!stored) throw projectNotFound(slug);
    if ("unknown" in stored) {
      throw new ApiError("bad_request", `members: no users of this organization: ${stored.unknown.join(", ")}.`);
    }
    return c.json(stored, 200);
  },
);
