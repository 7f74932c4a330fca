import { z } from "@hono/zod-openapi";

export const ProviderWebhookConfig = z
  .object({
    id: z.string().openapi({ example: "hosted-g" }),
    name: z.string().openapi({ example: "Hosted G" }),
    path: z.string().openapi({ description: "Append it to the base address.", example: "/v1/hooks/hosted-g?org=acme" }),
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
