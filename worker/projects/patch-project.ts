import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { decryptAccessToken, encryptAccessToken } from "./access-token.ts";
import { findTokenState, type ProjectChange, type TokenState, updateProject } from "./queries.ts";
import { originOf, repositoryKey } from "./repository-url.ts";
import { projectNotFound } from "./require-project.ts";
import type { Project, UpdateProjectRequest } from "./schemas.ts";

const MAX_ATTEMPTS = 5;

/** @throws ApiError `not_found`, `conflict` (others change token or repository URL all the time) */
export async function patchProject(
  database: Database,
  settings: Settings,
  orgId: string,
  slug: string,
  request: UpdateProjectRequest,
): Promise<Project> {
  const change = plainChange(request);
  if (typeof request.access_token !== "string" && request.repo_url === undefined) {
    const project = await updateProject(database, orgId, slug, change);
    if (!project) throw projectNotFound(slug);
    return project;
  }
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const current = await findTokenState(database, orgId, slug);
    if (!current) throw projectNotFound(slug);
    const tokenChange = await changeOfToken(settings, current, request);
    const project = await updateProject(database, orgId, slug, { ...change, ...tokenChange }, current);
    if (project) return project;
  }
  throw new ApiError("conflict", "repo_url or access_token was changed by somebody else meanwhile: try again.");
}

/** What does not depend on what is stored. Null leaves a required field and clears a nullable one. */
function plainChange(request: UpdateProjectRequest): ProjectChange {
  const { name, status, default_branch: defaultBranch, description, access_token_user, repo_url } = request;
  return {
    updatedAt: Date.now(),
    ...(name != null && { name }),
    ...(status != null && { status }),
    ...(defaultBranch != null && { defaultBranch }),
    ...(description !== undefined && { description }),
    ...(access_token_user !== undefined && { accessTokenUser: access_token_user }),
    ...(repo_url !== undefined && { repoUrl: repo_url, repoKey: repo_url && repositoryKey(repo_url) }),
  };
}

/**
 * A new token belongs to the origin of the repository URL as it is after the change; one that is kept stays with its
 * origin, and gets the first there is if it had none.
 */
async function changeOfToken(
  settings: Settings,
  current: TokenState,
  request: UpdateProjectRequest,
): Promise<ProjectChange> {
  const repoUrl = request.repo_url === undefined ? current.repoUrl : request.repo_url;
  const origin = repoUrl && originOf(repoUrl);
  const { access_token: token } = request;
  const projectId = current.uuid;
  if (token === "") return { encryptedAccessToken: null, accessTokenOrigin: null };
  if (token) {
    return {
      encryptedAccessToken: await encryptAccessToken(settings, { projectId, origin }, token),
      accessTokenOrigin: origin,
    };
  }
  const { encryptedAccessToken: stored } = current;
  if (stored === null || current.accessTokenOrigin !== null || origin === null) return {};
  const kept = await decryptAccessToken(settings, { projectId, origin: null }, stored);
  return {
    encryptedAccessToken: await encryptAccessToken(settings, { projectId, origin }, kept),
    accessTokenOrigin: origin,
  };
}
