import { organizationRoute } from "../auth/organization-route.ts";
import { jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath } from "../http/schemas.ts";
import { settingsOf } from "../settings.ts";
import { describeUsage } from "./describe-usage.ts";
import { Usage } from "./schemas.ts";

export const quotaRoutes = createRouter();

quotaRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/usage",
    operationId: "getUsage",
    tags: ["Organizations"],
    summary: "Get the use and the quotas of the organization",
    description:
      "How many users, projects, queued and running scans and findings the organization has, and how many the operator allows.",
    request: { params: OrganizationPath },
    responses: { 200: jsonResponse(Usage, "The use and the quotas.") },
  }),
  async (c) => c.json(await describeUsage(c.get("database"), settingsOf(c.env), c.get("caller").organization.id), 200),
);
