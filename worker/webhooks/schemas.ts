import { z } from "@hono/zod-openapi";
import { Timestamp, Uuid } from "../http/schemas.ts";

export const ProviderWebhookConfig = z
  .object({
    id: z.string().openapi({ example: "hosted-g" }),
    name: z.string().openapi({ example: "Hosted G" }),
    path: z.string().openapi({ description: "Append it to the base URL.", example: "/v1/hooks/hosted-g?org=acme" }),
    secret: z.string().openapi({
      description: "HMAC secret, or the plain token of a token-style provider.",
      example: "3f7a0c51d2e84b96a1c7e05f9b2d6843c0e1f2a3b4c5d6e7f8091a2b3c4d5e6f",
    }),
    events: z.array(z.string()).openapi({ description: "The event types the endpoint accepts.", example: ["push"] }),
    content_type: z.string().openapi({ example: "application/json" }),
    signature_header: z.string().openapi({ example: "X-Hub-Signature-256" }),
    auth_kind: z.enum(["hmac-sha256", "token"]).openapi({ example: "hmac-sha256" }),
  })
  .openapi("ProviderWebhookConfig");
export type ProviderWebhookConfig = z.infer<typeof ProviderWebhookConfig>;

export const WebhookConfigResponse = z
  .object({ providers: z.array(ProviderWebhookConfig) })
  .openapi("WebhookConfigResponse");

const MAX_OVERLAP_SECONDS = 30 * 24 * 60 * 60;

export const RotateWebhookSecretsRequest = z
  .object({
    overlap_seconds: z.int().min(0).max(MAX_OVERLAP_SECONDS).nullable().optional().openapi({
      description: "How long the secrets of today stay valid. Absent or null: a day. 0: they end at once.",
      example: 86_400,
    }),
    generation: z.int().min(0).nullable().optional().openapi({
      description: "Rotates only while this generation is the current one.",
      example: 0,
    }),
  })
  .openapi("RotateWebhookSecretsRequest");
export type RotateWebhookSecretsRequest = z.infer<typeof RotateWebhookSecretsRequest>;

export const WebhookSecrets = z
  .object({
    generation: z.int().openapi({ description: "Counts the rotations.", example: 1 }),
    current: z.boolean().openapi({ description: "Whether `webhook-config` shows these.", example: true }),
    expires_at: Timestamp.nullable().openapi({ description: "Null for the current ones." }),
    providers: z.array(ProviderWebhookConfig),
  })
  .openapi("WebhookSecrets");
export type WebhookSecrets = z.infer<typeof WebhookSecrets>;

export const WebhookResult = z
  .object({
    status: z.enum(["accepted", "ignored"]).openapi({ example: "accepted" }),
    scans: z.array(Uuid).optional().openapi({ description: "For an accepted push: the scans of its branch heads." }),
    reason: z.string().optional().openapi({
      description: "For an ignored delivery: the reason, human-readable.",
      example: "The event is not a push.",
    }),
  })
  .openapi("WebhookResult");
export type WebhookResult = z.infer<typeof WebhookResult>;

const NotScanned = z.object({
  count: z.int().openapi({ example: 150 }),
  reason: z.string().openapi({ example: "One delivery starts at most 50 scans." }),
  first: z
    .array(
      z.object({
        project: z.string().openapi({ example: "shop" }),
        branch: z.string().openapi({ example: "feature/x" }),
      }),
    )
    .openapi({ description: "At most 100 of them." }),
});

export const WebhookDelivery = z
  .object({
    id: Uuid,
    host: z.string().openapi({ example: "hosted-g" }),
    event: z.string().nullable().openapi({ example: "push" }),
    delivery_id: z
      .string()
      .nullable()
      .openapi({ description: "The host's delivery id.", example: "72d3162e-cc78-11e3-81ab-4c9367dc0958" }),
    outcome: z.string().openapi({ description: "`accepted`, `ignored` or `refused` (401).", example: "accepted" }),
    reason: z.string().nullable().openapi({ description: "Why it was ignored or refused.", example: null }),
    scans: z.array(Uuid),
    not_started: NotScanned.nullable().openapi({
      description: "Scans that the delivery would have started beyond the maximum or a quota; null for none.",
    }),
    repository: z
      .string()
      .nullable()
      .openapi({ description: "Host and path of the repository of a push.", example: "git.example.com/acme/shop" }),
    branches: z
      .array(z.string())
      .openapi({ description: "The branches of a push; at most the first 10.", example: ["feature/x"] }),
    filtered: NotScanned.nullable().openapi({
      description: "The branches that the filter of a project skipped; null for none.",
    }),
    count: z.int().openapi({
      description: "Refused deliveries with the same reason are one entry per hour.",
      example: 1,
    }),
    what_to_do: z.string().nullable().openapi({
      description: "About the reason.",
      example: null,
    }),
    created_at: Timestamp,
  })
  .openapi("WebhookDelivery");
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
