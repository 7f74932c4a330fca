import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { admitFirst } from "../auth/require-role.ts";
import { GuessLimit, throttleNetwork } from "../auth/throttle.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath, PageQuery } from "../http/schemas.ts";
import { createUser } from "./create-user.ts";
import { patchUser } from "./patch-user.ts";
import { findUser, listUsers, selectUserVersion } from "./queries.ts";
import { removeUser } from "./remove-user.ts";
import { CreateUserRequest, UpdateUserRequest, User, UserPath } from "./schemas.ts";
import { userNotFound } from "./user-errors.ts";

export const userRoutes = createRouter();

userRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/users",
    operationId: "listUsers",
    tags: ["Users"],
    summary: "List users",
    description: "All users of the organization, in order of creation, complete or in pages.",
    request: { params: OrganizationPath, query: PageQuery },
    responses: { 200: jsonResponse(z.array(User), "The users.") },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const orgId = c.get("caller").organization.id;
    return answerList(c.req.url, query, await listUsers(c.get("database"), orgId, sliceOf(c.req.url, query)));
  },
);

userRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/users",
    operationId: "createUser",
    tags: ["Users"],
    summary: "Create a user",
    description: "For admins. The user is `active` and can log in at once.",
    quotas: ["users"],
    middleware: [admitFirst, throttleNetwork("create-user"), jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(CreateUserRequest) },
    errors: ["conflict", "payload_too_large", "rate_limited"],
    responses: {
      201: jsonResponse(User, "The user."),
    },
  }),
  async (c) => {
    const { organization, user } = c.get("caller");
    const guesses = new GuessLimit(c.env, c.req.raw.headers, `create-user:${user.id}`);
    return c.json(await createUser(c.get("database"), organization, c.req.valid("json"), guesses), 201);
  },
);

userRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/users/{user_id}",
    operationId: "getUser",
    tags: ["Users"],
    summary: "Get a user",
    description: "One user by id.",
    request: { params: UserPath },
    responses: { 200: jsonResponse(User, "The user.") },
  }),
  async (c) => {
    const { user_id: id } = c.req.valid("param");
    const user = await findUser(c.get("database"), c.get("caller").organization.id, id);
    if (!user) throw userNotFound(id);
    return c.json(user, 200);
  },
);

userRoutes.openapi(
  organizationRoute({
    method: "patch",
    path: "/v1/orgs/{slug}/users/{user_id}",
    operationId: "updateUser",
    version: selectUserVersion,
    tags: ["Users"],
    summary: "Change a user",
    description:
      "For admins. Absent and `null` fields are unchanged. Changes take effect at the user's next request. The last active admin of an organization can be neither demoted nor deactivated (409).",
    middleware: [jsonBody()] as const,
    request: { params: UserPath, body: jsonRequest(UpdateUserRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: {
      200: jsonResponse(User, "The user as it is now."),
    },
  }),
  async (c) => {
    const { user_id: id } = c.req.valid("param");
    const orgId = c.get("caller").organization.id;
    return c.json(await patchUser(c.get("database"), orgId, id, c.req.valid("json")), 200);
  },
);

userRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: "/v1/orgs/{slug}/users/{user_id}",
    operationId: "deleteUser",
    tags: ["Users"],
    summary: "Delete a user",
    description:
      "For admins. The user's tokens are revoked. The last active admin of an organization cannot be deleted (409).",
    request: { params: UserPath },
    errors: ["conflict"],
    responses: { 204: { description: "Deleted." } },
  }),
  async (c) => {
    const { user_id: id } = c.req.valid("param");
    await removeUser(c.get("database"), c.get("caller").organization.id, id);
    return c.body(null, 204);
  },
);
