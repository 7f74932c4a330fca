import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { rebindAccessToken } from "./access-token.ts";
import { type UnboundToken, updateProject } from "./queries.ts";
import { boundRepository } from "./repository-url.ts";

/**
 * Binds a token without a repository to the first repository that is scanned. Has no effect if the token has been bound or
 * replaced concurrently.
 */
export async function bindAccessToken(
  database: Database,
  settings: Settings,
  { orgId, slug, unbound }: { orgId: string; slug: string; unbound: UnboundToken },
  cloneUrl: string,
): Promise<void> {
  const repository = boundRepository(cloneUrl);
  const binding = { projectId: unbound.uuid, repository: null };
  const encryptedAccessToken = await rebindAccessToken(settings, binding, unbound.encryptedAccessToken, repository);
  await updateProject(database, orgId, slug, { encryptedAccessToken, accessTokenRepository: repository }, unbound);
}
