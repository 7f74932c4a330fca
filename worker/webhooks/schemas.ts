import { z } from "@hono/zod-openapi";

export const ProviderWebhookConfig = z
  .object({
    id: z.string().openapi({ example: "hosted-g" }),
    name: z.string().openapi({ example: "Hosted G" }),
    path: z.string().openapi({ description: "Append it to the base address.", example: "/v1/hooks/hosted-g?org=acme" }),
    secret: z.string().openapi({ description: "HMAC secret, or the plain token of a token-style provider." }),
    events: z.array(z.string()).openapi({ example: ["push"] }),
    content_type: z.string().openapi({ example: "application/json" }),
    signature_header: z.string().openapi({ example: "X-Hub-Signature-256" }),
    auth_kind: z.enum(["hmac-sha256", "token"]),
  })
  .openapi("ProviderWebhookConfig");
export type ProviderWebhookConfig = z.infer<typeof ProviderWebhookConfig>;

export const WebhookConfigResponse = z
  .object({ providers: z.array(ProviderWebhookConfig) })
  .openapi("WebhookConfigResponse");
