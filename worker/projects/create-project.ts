import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { encryptAccessToken } from "./access-token.ts";
import { insertProject } from "./queries.ts";
import { boundRepository, repositoryKey } from "./repository-url.ts";
import { type CreateProjectRequest, DEFAULT_ACCESS_TOKEN_USER, type Project } from "./schemas.ts";

/** @throws ApiError `conflict` (slug taken in the organization) */
export async function createProject(
  database: Database,
  settings: Settings,
  orgId: string,
  request: CreateProjectRequest,
): Promise<Project> {
  const id = uuidv7();
  const now = Date.now();
  const repoUrl = request.repo_url ?? null;
  const repository = repoUrl && boundRepository(repoUrl);
  const token = request.access_token;
  const project = await insertProject(database, {
    uuid: id,
    orgId,
    slug: request.slug,
    name: request.name,
    status: "active",
    defaultBranch: request.default_branch ?? "main",
    description: request.description ?? null,
    repoUrl,
    repoKey: repoUrl && repositoryKey(repoUrl),
    accessTokenUser: request.access_token_user ?? DEFAULT_ACCESS_TOKEN_USER,
    encryptedAccessToken: token ? await encryptAccessToken(settings, { projectId: id, repository }, token) : null,
    accessTokenRepository: token ? repository : null,
    createdAt: now,
    updatedAt: now,
  });
  if (!project) {
    throw new ApiError("conflict", `slug: the project slug ${request.slug} is already taken in this organization`);
  }
  return project;
}
