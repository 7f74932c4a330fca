import { z } from "zod";
import { decryptSecret } from "../auth/encrypt-secret.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";
import type { Settings } from "../settings.ts";
import { acceptedGenerations, deriveSigningKey } from "../webhooks/organization-secrets.ts";
import type { Organization } from "../webhooks/queries.ts";
import { signingKeyOf } from "./signing-token.ts";
import { signingTokenBinding } from "./store-signing-token.ts";

const Stored = z.array(z.string());

/** The keys of an organization for Standard Webhooks: those that are derived for it, then those of the tokens that it has stored. */
export async function signingKeysOf(settings: Settings, organization: Organization): Promise<Uint8Array[]> {
  const derived = acceptedGenerations(organization, Date.now()).flatMap((generation) =>
    settings.webhookSecrets.map((master) => deriveSigningKey(master, organization.id, generation)),
  );
  const stored = Stored.parse(JSON.parse(organization.signingTokens));
  const decrypted = await Promise.all(stored.map((encrypted) => decrypt(settings, organization.id, encrypted)));
  return [...derived, ...decrypted.flatMap((token) => (token === undefined ? [] : [signingKeyOf(token)]))];
}

/** One whose data key is not configured any more does not keep the others from being compared. */
async function decrypt(settings: Settings, orgId: string, encrypted: string): Promise<string | undefined> {
  try {
    return await decryptSecret(settings, signingTokenBinding(orgId), encrypted);
  } catch (error) {
    logEvent("error", "signing_token_unreadable", { org_id: orgId, ...describeUnknown(error) });
    return undefined;
  }
}
