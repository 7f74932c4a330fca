import type { Caller } from "../auth/caller.ts";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { encryptAccessToken, rebindAccessToken } from "./access-token.ts";
import { findTokenState, type ProjectChange, type CallersTokenState, updateProject } from "./queries.ts";
import { boundRepository, hasSameOrigin, repositoryKey } from "./repository-url.ts";
import { projectNotFound } from "./require-project.ts";
import type { Project, UpdateProjectRequest } from "./schemas.ts";

const MAX_ATTEMPTS = 5;
const NO_TOKEN: ProjectChange = { encryptedAccessToken: null, accessTokenRepository: null };

/** @throws ApiError `not_found`, `conflict` (concurrent changes of token or repository URL) */
export async function patchProject(
  database: Database,
  settings: Settings,
  { caller, slug }: { caller: Caller; slug: string },
  request: UpdateProjectRequest,
): Promise<Project> {
  const orgId = caller.organization.id;
  const change = plainChange(request);
  if (typeof request.access_token !== "string" && request.repo_url === undefined) {
    const project = await updateProject(database, orgId, slug, change);
    if (!project) throw projectNotFound(slug);
    return project;
  }
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const current = await findTokenState(database, caller, slug);
    if (!current) throw projectNotFound(slug);
    const tokenChange = await changeOfToken(settings, current, request);
    const project = await updateProject(database, orgId, slug, { ...change, ...tokenChange }, current);
    if (project) return project;
  }
  throw new ApiError("conflict", "repo_url or access_token was changed by somebody else meanwhile: try again.");
}

/**
 * The part of the change that does not depend on the stored row. Null leaves a required field unchanged, and clears a nullable
 * field.
 */
function plainChange(request: UpdateProjectRequest): ProjectChange {
  const { name, status, default_branch: defaultBranch, description, access_token_user, repo_url } = request;
  return {
    updatedAt: Date.now(),
    ...(name != null && { name }),
    ...(status != null && { status }),
    ...(defaultBranch != null && { defaultBranch }),
    ...(description !== undefined && { description }),
    ...(access_token_user !== undefined && { accessTokenUser: access_token_user }),
    ...(repo_url !== undefined && {
      repoUrl: repo_url,
      repoKey: repo_url && repositoryKey(repo_url),
      repositoryMoved: null,
    }),
  };
}

/**
 * A new token is bound to the repository that the project has after the change. An existing token stays bound to its repository;
 * if it has none, it is bound to the first one, and if an admin changes the path within the same origin, it is rebound. In all
 * other cases it is cleared, so that changing the URL never sends the token to another repository.
 */
async function changeOfToken(
  settings: Settings,
  current: CallersTokenState,
  request: UpdateProjectRequest,
): Promise<ProjectChange> {
  const repoUrl = request.repo_url === undefined ? current.repoUrl : request.repo_url;
  const repository = repoUrl && boundRepository(repoUrl);
  const { access_token: token } = request;
  const projectId = current.uuid;
  if (token === "") return NO_TOKEN;
  if (token) {
    const encryptedAccessToken = await encryptAccessToken(settings, { projectId, repository }, token);
    return { encryptedAccessToken, accessTokenRepository: repository };
  }
  const { encryptedAccessToken: stored, accessTokenRepository: bound } = current;
  if (stored === null || repository === null || repository === bound) return {};
  if (bound !== null && !(current.isAdmin && hasSameOrigin(bound, repository))) return NO_TOKEN;
  const moved = await rebindAccessToken(settings, { projectId, repository: bound }, stored, repository);
  return { encryptedAccessToken: moved, accessTokenRepository: repository };
}
