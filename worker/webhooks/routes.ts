import { createRoute } from "@hono/zod-openapi";
import { admit } from "../auth/admit.ts";
import { bearer, errorResponses, jsonResponse, ORGANIZATION_ERRORS } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath } from "../http/schemas.ts";
import { settingsOf } from "../settings.ts";
import { configureWebhooks } from "./configure-webhooks.ts";
import { WebhookConfigResponse } from "./schemas.ts";

export const webhookRoutes = createRouter();

webhookRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/orgs/{slug}/webhook-config",
    operationId: "getWebhookConfig",
    tags: ["Webhooks"],
    summary: "What to enter at each git host",
    description: "For admins. The secrets are this organization's own.",
    security: bearer,
    middleware: [admit("admin")] as const,
    request: { params: OrganizationPath },
    responses: {
      200: jsonResponse(WebhookConfigResponse, "The providers."),
      ...errorResponses(...ORGANIZATION_ERRORS, "webhook_secret_not_configured"),
    },
  }),
  async (c) => {
    const { organization } = c.get("caller");
    return c.json({ providers: await configureWebhooks(settingsOf(c.env), organization) }, 200);
  },
);
