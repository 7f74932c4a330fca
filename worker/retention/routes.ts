import { organizationRoute } from "../auth/organization-route.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { findRetention, updateRetention } from "./queries.ts";
import { Retention, SetRetentionRequest } from "./schemas.ts";

const PATH = "/v1/orgs/{slug}/projects/{project_slug}/retention";

export const retentionRoutes = createRouter();

retentionRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "getRetention",
    tags: ["Projects"],
    summary: "Get the retention of scans and events",
    description: "The settings of the project itself.",
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(Retention, "The settings.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const retention = await findRetention(c.get("database"), c.get("caller").organization.id, slug);
    if (!retention) throw projectNotFound(slug);
    return c.json(retention, 200);
  },
);

retentionRoutes.openapi(
  organizationRoute({
    method: "put",
    path: PATH,
    operationId: "setRetention",
    tags: ["Projects"],
    summary: "Set the retention of scans and events",
    description:
      "For admins. An absent field is `null`. Older scans and events are deleted permanently within minutes, in small steps.",
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(SetRetentionRequest) },
    errors: ["payload_too_large"],
    responses: {
      200: jsonResponse(Retention, "The settings as they are now."),
    },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const { scan_days = null, event_days = null } = c.req.valid("json");
    const orgId = c.get("caller").organization.id;
    const retention = await updateRetention(c.get("database"), orgId, slug, { scan_days, event_days });
    if (!retention) throw projectNotFound(slug);
    return c.json(retention, 200);
  },
);
