import { organizationRoute } from "../auth/organization-route.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { findSchedule, updateSchedule } from "./queries.ts";
import { Schedule, SetScheduleRequest } from "./schemas.ts";

const PATH = "/v1/orgs/{slug}/projects/{project_slug}/schedule";

export const branchCheckRoutes = createRouter();

branchCheckRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "getSchedule",
    tags: ["Projects"],
    summary: "Get how often missed pushes are looked for",
    description:
      "The git host is asked for the heads of the default branch and of branches that were scanned before. A head without a scan is scanned.",
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(Schedule, "The schedule.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const schedule = await findSchedule(c.get("database"), c.get("caller").organization.id, slug);
    if (!schedule) throw projectNotFound(slug);
    return c.json(schedule, 200);
  },
);

branchCheckRoutes.openapi(
  organizationRoute({
    method: "put",
    path: PATH,
    operationId: "setSchedule",
    tags: ["Projects"],
    summary: "Set how often missed pushes are looked for",
    description: "Of an active project with a `repo_url`.",
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(SetScheduleRequest) },
    errors: ["payload_too_large"],
    responses: { 200: jsonResponse(Schedule, "The schedule.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const { schedule: name } = c.req.valid("json");
    const schedule = await updateSchedule(c.get("database"), c.get("caller").organization.id, slug, name);
    if (!schedule) throw projectNotFound(slug);
    return c.json(schedule, 200);
  },
);
