import type { Database } from "../database/client.ts";
import { toTimestampOrNull } from "../database/timestamp.ts";
import { ApiError } from "../http/errors.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import type { Settings } from "../settings.ts";
import {
  acceptedGenerations,
  deriveSigningKey,
  deriveWebhookSecret,
  type SecretState,
  type WebhookScheme,
} from "./organization-secrets.ts";
import { findSecretState, raiseGeneration } from "./queries.ts";
import type { ProviderWebhookConfig, RotateWebhookSecretsRequest, WebhookSecrets } from "./schemas.ts";
import type { WebhookSigning } from "../signing-tokens/schemas.ts";
import { signingTokenOf } from "../signing-tokens/signing-token.ts";

const DEFAULT_OVERLAP_SECONDS = 24 * 60 * 60;

interface Provider {
  id: string;
  name: string;
  events: string[];
  signatureHeader: string;
  scheme: Exclude<WebhookScheme, "standard-webhooks">;
}

const PROVIDERS: readonly Provider[] = [
  {
    id: "selfhosted-f",
    name: "Self-hosted F",
    events: ["push"],
    signatureHeader: "X-Selfhosted-Signature",
    scheme: "hmac-sha256",
  },
  {
    id: "hosted-g",
    name: "Hosted G",
    events: ["push"],
    signatureHeader: "X-Hub-Signature-256",
    scheme: "hmac-sha256",
  },
  {
    id: "hosted-l",
    name: "Hosted L",
    events: ["Push Hook"],
    signatureHeader: "X-Hosted-L-Token",
    scheme: "token",
  },
];

/**
 * The webhook settings to enter at each kind of git host.
 * @throws ApiError `webhook_secret_not_configured`
 */
export async function configureWebhooks(
  database: Database,
  settings: Settings,
  organization: { id: string; slug: string },
): Promise<ProviderWebhookConfig[]> {
  const { generation } = await requireSecretState(database, organization);
  return providersOf(settings, organization, generation);
}

/**
 * The accepted secrets, the current ones first.
 * @throws ApiError `webhook_secret_not_configured`
 */
export async function listWebhookSecrets(
  database: Database,
  settings: Settings,
  organization: { id: string; slug: string },
  now = Date.now(),
): Promise<WebhookSecrets[]> {
  return presentSecrets(settings, organization, await requireSecretState(database, organization), now);
}

/**
 * What to enter at a host that signs by Standard Webhooks.
 * @throws ApiError `webhook_secret_not_configured`
 */
export async function configureSigning(
  database: Database,
  settings: Settings,
  organization: { id: string; slug: string },
  now = Date.now(),
): Promise<WebhookSigning> {
  const state = await requireSecretState(database, organization);
  const masterSecret = requireMasterSecret(settings);
  return {
    path: `/v1/hooks/hosted-l?org=${organization.slug}`,
    signature_header: "webhook-signature",
    tokens: acceptedGenerations(state, now).map((generation) => ({
      generation,
      current: generation === state.generation,
      expires_at: generation === state.generation ? null : toTimestampOrNull(state.overlapEndsAt),
      token: signingTokenOf(deriveSigningKey(masterSecret, organization.id, generation)),
    })),
  };
}

/**
 * Generates new current secrets. The previous ones are accepted for the overlap; older ones are revoked immediately.
 * @throws ApiError `conflict` (another generation is current), `webhook_secret_not_configured`
 */
export async function rotateWebhookSecrets(
  database: Database,
  settings: Settings,
  organization: { id: string; slug: string },
  { overlap_seconds: overlapSeconds, generation }: RotateWebhookSecretsRequest,
  now = Date.now(),
): Promise<WebhookSecrets[]> {
  requireMasterSecret(settings);
  const overlapEndsAt = now + (overlapSeconds ?? DEFAULT_OVERLAP_SECONDS) * 1_000;
  const state = await raiseGeneration(database, organization.id, { overlapEndsAt, expected: generation ?? undefined });
  if (!state) {
    throw new ApiError(
      "conflict",
      `generation: ${generation} is not the current one: the secrets were rotated meanwhile.`,
    );
  }
  return presentSecrets(settings, organization, state, now);
}

function presentSecrets(
  settings: Settings,
  organization: { id: string; slug: string },
  state: SecretState,
  now: number,
): WebhookSecrets[] {
  return acceptedGenerations(state, now).map((generation) => ({
    generation,
    current: generation === state.generation,
    expires_at: generation === state.generation ? null : toTimestampOrNull(state.overlapEndsAt),
    providers: providersOf(settings, organization, generation),
  }));
}

function providersOf(
  settings: Settings,
  organization: { id: string; slug: string },
  generation: number,
): ProviderWebhookConfig[] {
  const masterSecret = requireMasterSecret(settings);
  return PROVIDERS.map(({ id, name, events, signatureHeader, scheme }) => ({
    id,
    name,
    path: `/v1/hooks/${id}?org=${organization.slug}`,
    secret: deriveWebhookSecret(masterSecret, organization.id, scheme, generation),
    events,
    content_type: "application/json",
    signature_header: signatureHeader,
    auth_kind: scheme,
  }));
}

async function requireSecretState(
  database: Database,
  organization: { id: string; slug: string },
): Promise<SecretState> {
  const state = await findSecretState(database, organization.id);
  if (!state) throw organizationNotFound(organization.slug);
  return state;
}

function requireMasterSecret({ webhookSecrets: [masterSecret] }: Settings): Uint8Array {
  if (masterSecret) return masterSecret;
  throw new ApiError("webhook_secret_not_configured", "The server has no webhook secret: ask its operator for one.");
}
