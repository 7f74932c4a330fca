import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { deriveWebhookSecret, type WebhookScheme } from "./organization-secrets.ts";
import type { ProviderWebhookConfig } from "./schemas.ts";

interface Provider {
  id: string;
  name: string;
  events: string[];
  signatureHeader: string;
  scheme: WebhookScheme;
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
 * What an admin enters at each kind of git host.
 * @throws ApiError `webhook_secret_not_configured`
 */
export async function configureWebhooks(
  settings: Settings,
  organization: { id: string; slug: string },
): Promise<ProviderWebhookConfig[]> {
  const [masterSecret] = settings.webhookSecrets;
  if (!masterSecret) {
    throw new ApiError("webhook_secret_not_configured", "The server has no webhook secret: ask its operator for one.");
  }
  return Promise.all(
    PROVIDERS.map(async ({ id, name, events, signatureHeader, scheme }) => ({
      id,
      name,
      path: `/v1/hooks/${id}?org=${organization.slug}`,
      secret: await deriveWebhookSecret(masterSecret, organization.id, scheme),
      events,
      content_type: "application/json",
      signature_header: signatureHeader,
      auth_kind: scheme,
    })),
  );
}
