import { organizationRoute } from "../auth/organization-route.ts";
import { jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { findRepository } from "./queries.ts";
import { Repository } from "./schemas.ts";

export const repositoryRoutes = createRouter();

repositoryRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/repository",
    operationId: "getRepository",
    tags: ["Projects"],
    summary: "Get where the repository of a project is",
    description: "Whether the host has renamed or moved it, as its webhooks or redirects say.",
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(Repository, "The repository.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const repository = await findRepository(c.get("database"), c.get("caller").organization.id, slug);
    if (!repository) throw projectNotFound(slug);
    return c.json(repository, 200);
  },
);
