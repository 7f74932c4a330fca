import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { ApiError } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath, PageQuery } from "../http/schemas.ts";
import { settingsOf } from "../settings.ts";
import { configureSigning } from "../webhooks/configure-webhooks.ts";
import { deleteSigningToken, listSigningTokens } from "./queries.ts";
import { SigningTokenPath, StoredSigningToken, StoreSigningTokenRequest, WebhookSigning } from "./schemas.ts";
import { MAX_SIGNING_TOKENS, storeSigningToken } from "./store-signing-token.ts";

const PATH = "/v1/orgs/{slug}/webhook-signing-tokens" as const;

export const signingTokenRoutes = createRouter();

signingTokenRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/webhook-config/signing",
    operationId: "getWebhookSigning",
    tags: ["Webhooks"],
    summary: "Get the signing token for hosts that sign by Standard Webhooks",
    description: "For admins. It rotates with the other secrets.",
    request: { params: OrganizationPath },
    errors: ["webhook_secret_not_configured"],
    responses: { 200: jsonResponse(WebhookSigning, "The path and the tokens.") },
  }),
  async (c) => {
    const { organization } = c.get("caller");
    return c.json(await configureSigning(c.get("database"), settingsOf(c.env), organization), 200);
  },
);

signingTokenRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "listSigningTokens",
    tags: ["Webhooks"],
    summary: "List the stored signing tokens",
    description: "For admins, without the tokens.",
    request: { params: OrganizationPath, query: PageQuery },
    responses: { 200: jsonResponse(z.array(StoredSigningToken), "The signing tokens.") },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const orgId = c.get("caller").organization.id;
    return answerList(c.req.url, query, await listSigningTokens(c.get("database"), orgId, sliceOf(c.req.url, query)));
  },
);

signingTokenRoutes.openapi(
  organizationRoute({
    method: "post",
    path: PATH,
    operationId: "storeSigningToken",
    tags: ["Webhooks"],
    summary: "Store a signing token that the git host has generated",
    description: `For admins. Stored encrypted, never returned. At most ${MAX_SIGNING_TOKENS}.`,
    middleware: [jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(StoreSigningTokenRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: { 201: jsonResponse(StoredSigningToken, "Stored.") },
  }),
  async (c) => {
    const orgId = c.get("caller").organization.id;
    return c.json(await storeSigningToken(c.get("database"), settingsOf(c.env), orgId, c.req.valid("json")), 201);
  },
);

signingTokenRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: `${PATH}/{signing_token_id}`,
    operationId: "deleteSigningToken",
    tags: ["Webhooks"],
    summary: "Delete a stored signing token",
    description: "For admins, at once.",
    request: { params: SigningTokenPath },
    responses: { 204: { description: "Deleted." } },
  }),
  async (c) => {
    const { signing_token_id: id } = c.req.valid("param");
    if (!(await deleteSigningToken(c.get("database"), c.get("caller").organization.id, id))) {
      throw new ApiError("not_found", "There is no such signing token in this organization.");
    }
    return c.body(null, 204);
  },
);
