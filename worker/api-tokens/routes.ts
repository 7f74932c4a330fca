import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { ApiError } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath, PageQuery } from "../http/schemas.ts";
import { issueApiToken, MAX_API_TOKENS } from "./issue-api-token.ts";
import { KEPT_DAYS } from "./prune-api-tokens.ts";
import { deleteApiToken, listApiTokens } from "./queries.ts";
import { ApiToken, ApiTokenPath, CreateApiTokenRequest, CreatedApiToken } from "./schemas.ts";

const PATH = "/v1/orgs/{slug}/tokens" as const;

export const apiTokenRoutes = createRouter();

apiTokenRoutes.openapi(
  organizationRoute({
    method: "post",
    path: PATH,
    operationId: "createApiToken",
    tags: ["API tokens"],
    summary: "Create an API token",
    description: `A credential for a pipeline or a script, sent like the token of a login. It belongs to the caller, has the narrower of its own role and its owner's, and may call everything but the operations on passwords, users and tokens, and \`createOrganization\`. With \`projects\` it opens only the paths of these. It is in this response and nowhere else. An organization has at most ${MAX_API_TOKENS}.`,
    middleware: [jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(CreateApiTokenRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: { 201: jsonResponse(CreatedApiToken, "The token.") },
  }),
  async (c) => c.json(await issueApiToken(c.get("database"), c.get("caller"), c.req.valid("json")), 201),
);

apiTokenRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "listApiTokens",
    tags: ["API tokens"],
    summary: "List API tokens",
    description: `For admins those of the organization, for others their own, in order of creation, complete or in pages. Never the tokens themselves. A token that has expired is listed for ${KEPT_DAYS} days.`,
    request: { params: OrganizationPath, query: PageQuery },
    responses: { 200: jsonResponse(z.array(ApiToken), "The tokens.") },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const listing = await listApiTokens(c.get("database"), c.get("caller"), sliceOf(c.req.url, query));
    return answerList(c.req.url, query, listing);
  },
);

apiTokenRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: `${PATH}/{token_id}`,
    operationId: "deleteApiToken",
    tags: ["API tokens"],
    summary: "Revoke an API token",
    description: "For its owner and for admins. Its next request is refused, and so is a write that is on its way.",
    request: { params: ApiTokenPath },
    responses: { 204: { description: "Revoked." } },
  }),
  async (c) => {
    const { token_id: id } = c.req.valid("param");
    if (!(await deleteApiToken(c.get("database"), c.get("caller"), id))) {
      throw new ApiError("not_found", `There is no API token ${id} in this organization, or it is not yours.`);
    }
    return c.body(null, 204);
  },
);
