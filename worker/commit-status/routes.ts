import { organizationRoute } from "../auth/organization-route.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { findCommitStatus, replaceCommitStatus } from "./queries.ts";
import { CommitStatus, SetCommitStatusRequest } from "./schemas.ts";

const PATH = "/v1/orgs/{slug}/projects/{project_slug}/commit-status";

export const commitStatusRoutes = createRouter();

commitStatusRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "getCommitStatus",
    tags: ["Projects"],
    summary: "Get how scans are reported at the git host",
    description: "The settings of commit statuses, and the last one that was sent.",
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(CommitStatus, "The settings.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const status = await findCommitStatus(c.get("database"), { orgId: c.get("caller").organization.id, slug });
    if (!status) throw projectNotFound(slug);
    return c.json(status, 200);
  },
);

commitStatusRoutes.openapi(
  organizationRoute({
    method: "put",
    path: PATH,
    operationId: "setCommitStatus",
    tags: ["Projects"],
    summary: "Report scans as commit statuses",
    description:
      "For admins. Each scan of a commit by the pipeline sets a status at the host of the repository: pending, then success or failure like the gate, or error. It needs the access token of the project, with the permission to set statuses. At GitHub a token that may create check runs creates one in place of the status, with annotations.",
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(SetCommitStatusRequest) },
    errors: ["payload_too_large"],
    responses: { 200: jsonResponse(CommitStatus, "The settings as they are now.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const { enabled, host, fail_on, only_new, base_path, annotations } = c.req.valid("json");
    const project = { orgId: c.get("caller").organization.id, slug };
    const rules =
      enabled && host != null
        ? {
            host,
            fail_on: fail_on ?? "high",
            only_new: only_new ?? true,
            base_path: base_path ?? null,
            annotations: host === "github" && (annotations ?? true),
          }
        : undefined;
    const status = await replaceCommitStatus(c.get("database"), project, rules, Date.now());
    if (!status) throw projectNotFound(slug);
    return c.json(status, 200);
  },
);
