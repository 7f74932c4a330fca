import { createRoute, z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { clientNetwork } from "../http/client-network.ts";
import { jsonBody } from "../http/json-body.ts";
import { errorResponses } from "../http/error-responses.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath, PageQuery } from "../http/schemas.ts";
import { settingsOf } from "../settings.ts";
import { configureWebhooks, listWebhookSecrets, rotateWebhookSecrets } from "./configure-webhooks.ts";
import { DeliveryBody } from "./delivery-body.ts";
import { FailureLimit } from "./failure-limit.ts";
import { headerOf } from "./hosts/headers.ts";
import type { Host } from "./hosts/host.ts";
import { HOSTS } from "./hosts/hosts.ts";
import { KEPT_DAYS } from "./prune-deliveries.ts";
import { MAX_SCANS_PER_DELIVERY } from "./pushes/queries.ts";
import { listDeliveries } from "./queries.ts";
import { receiveDelivery } from "./receive-delivery.ts";
import {
  RotateWebhookSecretsRequest,
  WebhookConfigResponse,
  WebhookDelivery,
  WebhookResult,
  WebhookSecrets,
} from "./schemas.ts";
import { readSignedMessage } from "../signing-tokens/signed-message.ts";

/** Of this list only, which has always been paginated. */
const DEFAULT_LIMIT = 100;

export const webhookRoutes = createRouter();

webhookRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/webhook-config",
    operationId: "getWebhookConfig",
    tags: ["Webhooks"],
    summary: "Get the webhook settings for each git host",
    description: "For admins. The secrets are specific to this organization.",
    request: { params: OrganizationPath },
    errors: ["webhook_secret_not_configured"],
    responses: {
      200: jsonResponse(WebhookConfigResponse, "The providers."),
    },
  }),
  async (c) => {
    const { organization } = c.get("caller");
    return c.json({ providers: await configureWebhooks(c.get("database"), settingsOf(c.env), organization) }, 200);
  },
);

webhookRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/webhook-config/secrets",
    operationId: "listWebhookSecrets",
    tags: ["Webhooks"],
    summary: "List the webhook secrets that are accepted",
    description: "For admins. The current secrets, and during the overlap of a rotation the previous ones.",
    request: { params: OrganizationPath },
    errors: ["webhook_secret_not_configured"],
    responses: {
      200: jsonResponse(z.array(WebhookSecrets), "The secrets, the current ones first."),
    },
  }),
  async (c) => {
    const { organization } = c.get("caller");
    return c.json(await listWebhookSecrets(c.get("database"), settingsOf(c.env), organization), 200);
  },
);

webhookRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/webhook-config/rotate",
    operationId: "rotateWebhookSecrets",
    tags: ["Webhooks"],
    summary: "Rotate the webhook secrets",
    description:
      "For admins. New secrets are the current ones at once; the previous ones stay valid for the overlap, in which you enter the new ones at each host. A rotation within the overlap of another revokes the oldest secrets.",
    middleware: [jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(RotateWebhookSecretsRequest) },
    errors: ["conflict", "payload_too_large", "webhook_secret_not_configured"],
    responses: {
      200: jsonResponse(z.array(WebhookSecrets), "The secrets that are accepted now, the current ones first."),
    },
  }),
  async (c) => {
    const { organization } = c.get("caller");
    const request = c.req.valid("json");
    return c.json(await rotateWebhookSecrets(c.get("database"), settingsOf(c.env), organization, request), 200);
  },
);

webhookRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/webhook-deliveries",
    operationId: "listWebhookDeliveries",
    tags: ["Webhooks"],
    summary: "List webhook deliveries",
    description: `For admins. The deliveries of the last ${KEPT_DAYS} days and their outcome, newest first, in pages of ${DEFAULT_LIMIT} unless \`limit\` is set. Of deliveries with an invalid signature those are listed that were sent to the path with ?org=.`,
    request: { params: OrganizationPath, query: PageQuery },
    responses: {
      200: jsonResponse(z.array(WebhookDelivery), "The deliveries."),
    },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const slice = sliceOf(c.req.url, query);
    const listing = await listDeliveries(c.get("database"), c.get("caller").organization.id, {
      ...slice,
      limit: slice.limit ?? DEFAULT_LIMIT,
    });
    return answerList(c.req.url, query, listing);
  },
);

const NOT_STARTED = "X-Scans-Not-Started";

const ReceiverQuery = z.object({
  org: z
    .string()
    .max(200)
    .optional()
    .openapi({
      param: { name: "org", in: "query" },
      description:
        "Slug of the organization, as webhook-config's path has it. Without it, the organizations that have the repository are tried: at most 100, fewer for a body of more than 1 MiB, whose repository URL must be in its first 1 MiB.",
      example: "acme",
    }),
});

for (const host of Object.values(HOSTS)) {
  webhookRoutes.openapi(receiverOf(host), async (c) => {
    const { headers } = c.req.raw;
    const signature = headerOf(headers, host.headers.signature);
    const { result, notStarted } = await receiveDelivery(c.env, settingsOf(c.env), c.env.SCAN_QUEUE, {
      host,
      hint: c.req.valid("query").org,
      event: headerOf(headers, host.headers.event),
      instance: headers.get("X-Gitlab-Instance") ?? undefined,
      deliveryId: headerOf(headers, host.headers.delivery),
      signature: signature !== undefined && host.tokenOf ? host.tokenOf(signature) : signature,
      message: host.signsMessages && readSignedMessage(headers),
      body: new DeliveryBody(c.req.raw),
      origin: { requestId: c.get("requestId"), network: clientNetwork(headers) },
      failures: new FailureLimit(c.env.WEBHOOK_FAILURE_RATE_LIMIT, clientNetwork(headers)),
    });
    return c.json(result, 200, notStarted > 0 ? { [NOT_STARTED]: String(notStarted) } : {});
  });
}

function receiverOf(host: Host) {
  const [signature = ""] = host.headers.signature;
  const [event = "its body"] = host.headers.event;
  return createRoute({
    method: "post",
    path: `/v1/hooks/${host.id}`,
    operationId: `receive-${host.id}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ["Webhooks"],
    summary: `Receive a delivery of ${host.id}`,
    description: `Called by the git host. ${signature}${host.signsMessages ? ", or a signature by Standard Webhooks (webhook-signature)," : ""} authenticates the sender, ${event} names the event. A push to a branch of a project's repository starts a scan of it.`,
    security: [],
    request: {
      query: ReceiverQuery,
      body: {
        required: true,
        description: "The host's event, at most 25 MiB.",
        content: { "application/json": { schema: { type: "object", additionalProperties: true } } },
      },
    },
    responses: {
      200: jsonResponse(
        WebhookResult,
        `Processed: accepted, or ignored with a reason. One delivery starts at most ${MAX_SCANS_PER_DELIVERY} scans: ${NOT_STARTED} counts those beyond it or a quota, and the delivery log names them.`,
      ),
      ...errorResponses("bad_request", "invalid_signature", "payload_too_large", "rate_limited", "unavailable"),
    },
  });
}
