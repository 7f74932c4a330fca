import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import type { Caller } from "../auth/caller.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath, PageQuery } from "../http/schemas.ts";
import { settingsOf } from "../settings.ts";
import { listDeliveries } from "./deliveries/queries.ts";
import { deleteEndpoint, type EndpointAddress, selectEndpointVersion } from "./endpoints/queries.ts";
import { KEPT_DAYS, MAX_ENDPOINTS, OVERLAP_HOURS } from "./limits.ts";
import { redeliver, testEndpoint } from "./request-delivery.ts";
import {
  createEndpoint,
  describeEndpoint,
  describeEndpoints,
  endpointNotFound,
  patchEndpoint,
  rotateSecret,
} from "./save-endpoint.ts";
import {
  CreatedWebhookEndpoint,
  CreateWebhookEndpointRequest,
  NotificationDelivery,
  NotificationDeliveryPath,
  RotatedSecret,
  UpdateWebhookEndpointRequest,
  WebhookEndpoint,
  WebhookEndpointPath,
} from "./schemas.ts";

const PATH = "/v1/orgs/{slug}/webhook-endpoints" as const;
const ONE = `${PATH}/{endpoint_id}` as const;
const TAGS = ["Webhooks"];
const DEFAULT_LIMIT = 100;

export const notificationRoutes = createRouter();

const locate = (caller: Caller, path: { endpoint_id: string }): EndpointAddress => ({
  orgId: caller.organization.id,
  endpointId: path.endpoint_id,
});

notificationRoutes.openapi(
  organizationRoute({
    method: "post",
    path: PATH,
    operationId: "createWebhookEndpoint",
    tags: TAGS,
    summary: "Create a webhook endpoint",
    description: `For admins. The service posts events to it, signed as Standard Webhooks 1.0 describes. The secret is in this response and nowhere else. An organization has at most ${MAX_ENDPOINTS}.`,
    middleware: [jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(CreateWebhookEndpointRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: { 201: jsonResponse(CreatedWebhookEndpoint, "The endpoint.") },
  }),
  async (c) => {
    const orgId = c.get("caller").organization.id;
    return c.json(await createEndpoint(c.get("database"), settingsOf(c.env), orgId, c.req.valid("json")), 201);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "listWebhookEndpoints",
    tags: TAGS,
    summary: "List webhook endpoints",
    description: "For admins. In order of creation, complete: there are few.",
    request: { params: OrganizationPath },
    responses: { 200: jsonResponse(z.array(WebhookEndpoint), "The endpoints.") },
  }),
  async (c) => {
    const orgId = c.get("caller").organization.id;
    return c.json(await describeEndpoints(c.get("database"), settingsOf(c.env), orgId), 200);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "get",
    path: ONE,
    operationId: "getWebhookEndpoint",
    tags: TAGS,
    summary: "Get a webhook endpoint",
    description: "For admins. Without its secret.",
    request: { params: WebhookEndpointPath },
    responses: { 200: jsonResponse(WebhookEndpoint, "The endpoint.") },
  }),
  async (c) => {
    const at = locate(c.get("caller"), c.req.valid("param"));
    return c.json(await describeEndpoint(c.get("database"), settingsOf(c.env), at), 200);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "patch",
    path: ONE,
    operationId: "updateWebhookEndpoint",
    version: selectEndpointVersion,
    tags: TAGS,
    summary: "Change a webhook endpoint",
    description:
      "For admins. Absent fields stay as they are. Filters apply to later events; the URL also to what is waiting.",
    middleware: [jsonBody()] as const,
    request: { params: WebhookEndpointPath, body: jsonRequest(UpdateWebhookEndpointRequest) },
    errors: ["payload_too_large"],
    responses: { 200: jsonResponse(WebhookEndpoint, "The endpoint as it is now.") },
  }),
  async (c) => {
    const at = locate(c.get("caller"), c.req.valid("param"));
    return c.json(await patchEndpoint(c.get("database"), settingsOf(c.env), at, c.req.valid("json")), 200);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: ONE,
    operationId: "deleteWebhookEndpoint",
    tags: TAGS,
    summary: "Delete a webhook endpoint",
    description: "For admins. What waits for it is not sent, and its deliveries are not listed any more.",
    request: { params: WebhookEndpointPath },
    responses: { 204: { description: "Deleted." } },
  }),
  async (c) => {
    const at = locate(c.get("caller"), c.req.valid("param"));
    if (!(await deleteEndpoint(c.get("database"), at))) throw endpointNotFound(at);
    return c.body(null, 204);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "post",
    path: `${ONE}/rotate-secret`,
    operationId: "rotateWebhookEndpointSecret",
    tags: TAGS,
    summary: "Rotate the secret of a webhook endpoint",
    description: `For admins. For ${OVERLAP_HOURS} hours messages have two signatures, of the new and of the previous secret.`,
    request: { params: WebhookEndpointPath },
    responses: { 200: jsonResponse(RotatedSecret, "The new secret.") },
  }),
  async (c) => {
    const at = locate(c.get("caller"), c.req.valid("param"));
    return c.json(await rotateSecret(c.get("database"), settingsOf(c.env), at), 200);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "post",
    path: `${ONE}/test`,
    operationId: "testWebhookEndpoint",
    tags: TAGS,
    summary: "Send a test event to a webhook endpoint",
    description: "For admins. The event `endpoint.test`; its delivery is in the list of deliveries.",
    request: { params: WebhookEndpointPath },
    errors: ["conflict"],
    responses: { 202: jsonResponse(NotificationDelivery, "The delivery, which is on its way.") },
  }),
  async (c) => {
    const { organization } = c.get("caller");
    const at = locate(c.get("caller"), c.req.valid("param"));
    const source = { database: c.get("database"), queue: c.env.NOTIFICATION_QUEUE };
    return c.json(await testEndpoint(source, at, organization), 202);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${ONE}/deliveries`,
    operationId: "listWebhookEndpointDeliveries",
    tags: TAGS,
    summary: "List the deliveries to a webhook endpoint",
    description: `For admins. Newest first, in pages of ${DEFAULT_LIMIT} unless \`limit\` is set. They are listed for ${KEPT_DAYS} days.`,
    request: { params: WebhookEndpointPath, query: PageQuery },
    responses: { 200: jsonResponse(z.array(NotificationDelivery), "The deliveries.") },
  }),
  async (c) => {
    const at = locate(c.get("caller"), c.req.valid("param"));
    const query = c.req.valid("query");
    const slice = sliceOf(c.req.url, query);
    const listing = await listDeliveries(c.get("database"), at, { ...slice, limit: slice.limit ?? DEFAULT_LIMIT });
    if (!listing) throw endpointNotFound(at);
    return answerList(c.req.url, query, listing);
  },
);

notificationRoutes.openapi(
  organizationRoute({
    method: "post",
    path: `${ONE}/deliveries/{delivery_id}/redeliver`,
    operationId: "redeliverNotification",
    tags: TAGS,
    summary: "Send a delivery again",
    description: "For admins. The same message with the same `webhook-id`, and with all of its attempts.",
    request: { params: NotificationDeliveryPath },
    errors: ["conflict"],
    responses: { 202: jsonResponse(NotificationDelivery, "The delivery, which is on its way.") },
  }),
  async (c) => {
    const path = c.req.valid("param");
    const source = { database: c.get("database"), queue: c.env.NOTIFICATION_QUEUE };
    return c.json(await redeliver(source, locate(c.get("caller"), path), path.delivery_id), 202);
  },
);
