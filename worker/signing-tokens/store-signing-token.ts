import { v7 as uuidv7 } from "uuid";
import { encryptSecret, type SecretBinding } from "../auth/encrypt-secret.ts";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { insertSigningToken } from "./queries.ts";
import type { StoredSigningToken, StoreSigningTokenRequest } from "./schemas.ts";

/** Of an organization: each is compared with a delivery's signatures. */
export const MAX_SIGNING_TOKENS = 20;

/** A stored signing token can be decrypted for its organization only. */
export function signingTokenBinding(orgId: string): SecretBinding {
  return ["webhook-signing-token", orgId];
}

/** @throws ApiError `conflict` (too many tokens) */
export async function storeSigningToken(
  database: Database,
  settings: Settings,
  orgId: string,
  { name, token }: StoreSigningTokenRequest,
): Promise<StoredSigningToken> {
  const encrypted = await encryptSecret(settings, signingTokenBinding(orgId), token);
  const row = { uuid: uuidv7(), name, encrypted, createdAt: Date.now() };
  const stored = await insertSigningToken(database, orgId, row, MAX_SIGNING_TOKENS);
  if (stored) return stored;
  throw new ApiError("conflict", `The organization has ${MAX_SIGNING_TOKENS} signing tokens, the maximum: delete one.`);
}
