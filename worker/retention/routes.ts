import { createRoute } from "@hono/zod-openapi";
import { admit } from "../auth/admit.ts";
import { openDatabase } from "../database/client.ts";
import { jsonBody } from "../http/json-body.ts";
import { bearer, errorResponses, jsonRequest, jsonResponse, ORGANIZATION_ERRORS } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { findRetention, updateRetention } from "./queries.ts";
import { Retention, SetRetentionRequest } from "./schemas.ts";

const PATH = "/v1/orgs/{slug}/projects/{project_slug}/retention";

export const retentionRoutes = createRouter();

retentionRoutes.openapi(
  createRoute({
    method: "get",
    path: PATH,
    operationId: "getRetention",
    tags: ["Projects"],
    summary: "Get the retention of scans and events",
    description: "The settings of the project itself.",
    security: bearer,
    middleware: [admit("member")] as const,
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(Retention, "The settings."), ...errorResponses(...ORGANIZATION_ERRORS) },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const retention = await findRetention(openDatabase(c.env.DB), c.get("caller").organization.id, slug);
    if (!retention) throw projectNotFound(slug);
    return c.json(retention, 200);
  },
);

retentionRoutes.openapi(
  createRoute({
    method: "put",
    path: PATH,
    operationId: "setRetention",
    tags: ["Projects"],
    summary: "Set the retention of scans and events",
    description:
      "For admins. An absent field is `null`. Older scans and events are deleted permanently within minutes, in small steps.",
    security: bearer,
    middleware: [admit("admin"), jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(SetRetentionRequest) },
    responses: {
      200: jsonResponse(Retention, "The settings as they are now."),
      ...errorResponses(...ORGANIZATION_ERRORS, "payload_too_large"),
    },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const { scan_days = null, event_days = null } = c.req.valid("json");
    const orgId = c.get("caller").organization.id;
    const retention = await updateRetention(openDatabase(c.env.DB), orgId, slug, { scan_days, event_days });
    if (!retention) throw projectNotFound(slug);
    return c.json(retention, 200);
  },
);
