import { createRoute } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { findCaller } from "../auth/queries.ts";
import { requireToken, requireUser } from "../auth/require-role.ts";
import { clientNetwork } from "../http/client-network.ts";
import { jsonBody } from "../http/json-body.ts";
import { errorResponses } from "../http/error-responses.ts";
import { bearer, jsonRequest, jsonResponse } from "../http/openapi.ts";
import { logEvent } from "../http/log.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath } from "../http/schemas.ts";
import { settingsOf } from "../settings.ts";
import { forgetOrganization } from "../directory/forget-organization.ts";
import { createOrganization } from "./create-organization.ts";
import { organizationNotFound } from "./organization-not-found.ts";
import { patchOrganization } from "./patch-organization.ts";
import { deleteOrganization, selectOrganizationVersion } from "./queries.ts";
import { CreateOrganizationRequest, Organization, OrgList, UpdateOrganizationRequest } from "./schemas.ts";

export const organizationRoutes = createRouter();

organizationRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/orgs",
    operationId: "listOrganizations",
    tags: ["Organizations"],
    summary: "The caller's own organization",
    description: "A list of one, or an empty list when the organization was deleted.",
    security: bearer,
    middleware: [requireToken] as const,
    responses: {
      200: jsonResponse(OrgList, "The organization."),
      ...errorResponses("unauthorized", "organization_suspended", "password_change_required", "unavailable"),
    },
  }),
  (c) => {
    const holder = c.get("holder");
    return c.json({ orgs: holder ? [holder] : [] }, 200);
  },
);

organizationRoutes.openapi(
  createRoute({
    method: "post",
    path: "/v1/orgs",
    operationId: "createOrganization",
    tags: ["Organizations"],
    summary: "Create another organization",
    description:
      "The caller becomes an admin of it with the same email and password. The token is not valid for it: `login` there returns one that is.",
    security: bearer,
    middleware: [requireUser("createOrganization"), jsonBody()] as const,
    request: { body: jsonRequest(CreateOrganizationRequest) },
    responses: {
      201: jsonResponse(Organization, "The organization."),
      ...errorResponses(
        "bad_request",
        "unauthorized",
        "forbidden",
        "organization_suspended",
        "password_change_required",
      ),
      ...errorResponses("conflict"),
      ...errorResponses("payload_too_large", "rate_limited", "unavailable"),
    },
  }),
  async (c) => {
    const origin = { requestId: c.get("requestId"), network: clientNetwork(c.req.raw.headers) };
    const founder = { database: c.get("database"), caller: c.get("caller"), origin };
    return c.json(await createOrganization(c.env, settingsOf(c.env), founder, c.req.valid("json")), 201);
  },
);

organizationRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}",
    operationId: "getOrganization",
    tags: ["Organizations"],
    summary: "Get the organization",
    description: "Only your own organization: a token is valid for no other.",
    request: { params: OrganizationPath },
    responses: { 200: jsonResponse(Organization, "The organization.") },
  }),
  async (c) => c.json((await findCaller(c.get("database"), c.get("caller"))).organization, 200),
);

organizationRoutes.openapi(
  organizationRoute({
    method: "patch",
    path: "/v1/orgs/{slug}",
    operationId: "updateOrganization",
    version: selectOrganizationVersion,
    tags: ["Organizations"],
    summary: "Change the organization",
    description: "For admins. Absent and `null` fields are unchanged. The slug cannot be changed.",
    middleware: [jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(UpdateOrganizationRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: {
      200: jsonResponse(Organization, "The organization as it is now."),
    },
  }),
  async (c) => {
    const { organization } = c.get("caller");
    return c.json(await patchOrganization(c.get("database"), organization, c.req.valid("json")), 200);
  },
);

organizationRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: "/v1/orgs/{slug}",
    operationId: "deleteOrganization",
    tags: ["Organizations"],
    summary: "Delete the organization",
    description:
      "For admins. Deletes its users, projects, scans and findings as well: they are gone at once, and their rows are removed in the background. Its tokens are revoked, even if the slug is registered again.",
    request: { params: OrganizationPath },
    responses: { 204: { description: "Deleted." } },
  }),
  async (c) => {
    const { organization, user } = c.get("caller");
    const { id, slug } = organization;
    const database = c.get("database");
    if (!(await deleteOrganization(database, id))) throw organizationNotFound(slug);
    // Its audit log is deleted with it.
    logEvent("info", "organization_deleted", {
      org: slug,
      org_id: id,
      user_id: user.id,
      request_id: c.get("requestId"),
    });
    await forgetOrganization(c.env, { uuid: id, shard: database.shard });
    return c.body(null, 204);
  },
);
