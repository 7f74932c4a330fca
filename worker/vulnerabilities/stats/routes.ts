import { organizationRoute } from "../../auth/organization-route.ts";
import { jsonResponse } from "../../http/openapi.ts";
import { createRouter } from "../../http/router.ts";
import { OrganizationPath } from "../../http/schemas.ts";
import { projectNotFound } from "../../projects/require-project.ts";
import { ProjectPath } from "../../projects/schemas.ts";
import { findStats } from "./queries.ts";
import { Stats, StatsQuery } from "./schemas.ts";

const COUNTED =
  "What is open on the default branch and not dismissed, by severity, age and rule; what was opened and fixed there on each of the last `days`, whichever scans are still stored. The first scan of a branch opens all that it finds.";

export const statsRoutes = createRouter();

statsRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/stats",
    operationId: "getStats",
    tags: ["Vulnerabilities"],
    summary: "Get statistics of the organization's vulnerabilities",
    description: `Of the default branches of all projects. ${COUNTED}`,
    request: { params: OrganizationPath, query: StatsQuery },
    responses: { 200: jsonResponse(Stats, "The statistics.") },
  }),
  async (c) => {
    const at = { orgId: c.get("caller").organization.id, slug: undefined };
    const stats = await findStats(c.get("database"), at, { ...c.req.valid("query"), now: Date.now() });
    if (!stats) throw new Error("The statistics of an organization are always there.");
    return c.json(stats, 200);
  },
);

statsRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/stats",
    operationId: "getStatsOfProject",
    tags: ["Vulnerabilities"],
    summary: "Get statistics of a project's vulnerabilities",
    description: COUNTED,
    request: { params: ProjectPath, query: StatsQuery },
    responses: { 200: jsonResponse(Stats, "The statistics.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const at = { orgId: c.get("caller").organization.id, slug };
    const stats = await findStats(c.get("database"), at, { ...c.req.valid("query"), now: Date.now() });
    if (!stats) throw projectNotFound(slug);
    return c.json(stats, 200);
  },
);
