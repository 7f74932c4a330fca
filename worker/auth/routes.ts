import { createRoute } from "@hono/zod-openapi";
import { jsonBody } from "../http/json-body.ts";
import { errorResponses } from "../http/error-responses.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { clientNetwork } from "../http/client-network.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath } from "../http/schemas.ts";
import { slugSyntax } from "../http/slug.ts";
import { settingsOf } from "../settings.ts";
import { emailKey } from "../users/email-key.ts";
import { UserPath } from "../users/schemas.ts";
import { organizationRoute } from "./organization-route.ts";
import { resetPassword } from "./reset-password.ts";
import { changePassword } from "./change-password.ts";
import { login } from "./login.ts";
import { findCaller, insertRevokedSession } from "./queries.ts";
import { register } from "./register.ts";
import { GuessLimit, throttleNetwork } from "./throttle.ts";
import {
  ChangePasswordRequest,
  LoginRequest,
  LoginResponse,
  MeResponse,
  RegisterRequest,
  ResetPasswordRequest,
} from "./schemas.ts";

export const authRoutes = createRouter();

authRoutes.openapi(
  createRoute({
    method: "post",
    path: "/v1/auth/register",
    operationId: "register",
    tags: ["Auth"],
    summary: "Sign up an organization",
    description: "Creates an organization and its first user, an admin, and returns a token. Needs no token.",
    security: [],
    middleware: [throttleNetwork("register"), jsonBody()] as const,
    request: { body: jsonRequest(RegisterRequest) },
    responses: {
      201: jsonResponse(LoginResponse, "The organization and its admin were created."),
      ...errorResponses("bad_request", "conflict", "payload_too_large", "rate_limited", "unavailable"),
    },
  }),
  async (c) => {
    const origin = { requestId: c.get("requestId"), network: clientNetwork(c.req.raw.headers) };
    return c.json(await register(c.env, settingsOf(c.env), c.req.valid("json"), origin), 201);
  },
);

authRoutes.openapi(
  createRoute({
    method: "post",
    path: "/v1/orgs/{slug}/auth/login",
    operationId: "login",
    tags: ["Auth"],
    summary: "Log in",
    description:
      "Returns a token that is valid for 24 hours. Needs no token. The email is case-insensitive. After 100 wrong passwords within 10 minutes, further attempts at this account from the same network are refused.",
    security: [],
    middleware: [slugSyntax, jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(LoginRequest) },
    responses: {
      200: jsonResponse(LoginResponse, "Logged in."),
      ...errorResponses(
        "bad_request",
        "invalid_credentials",
        "organization_suspended",
        "account_inactive",
        "not_found",
      ),
      ...errorResponses("payload_too_large", "rate_limited", "unavailable"),
    },
  }),
  async (c) => {
    const { slug } = c.req.valid("param");
    const request = c.req.valid("json");
    const guesses = new GuessLimit(c.env, c.req.raw.headers, `${slug}:${emailKey(request.email)}`);
    const origin = { requestId: c.get("requestId"), network: clientNetwork(c.req.raw.headers) };
    return c.json(await login(c.env, settingsOf(c.env), slug, request, { guesses, origin }), 200);
  },
);

authRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/auth/me",
    operationId: "getMe",
    tags: ["Auth"],
    summary: "The caller and its organization",
    description: "The user and organization of the token, with the current role and status.",
    request: { params: OrganizationPath },
    responses: {
      200: jsonResponse(MeResponse, "The user and the organization."),
    },
  }),
  async (c) => {
    const { user, organization } = await findCaller(c.get("database"), c.get("caller"));
    return c.json({ user: user.present, org: organization }, 200);
  },
);

authRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/auth/logout",
    operationId: "logout",
    tags: ["Auth"],
    summary: "Log out",
    description: "Revokes the token of this request, and no other. To revoke an API token, use `deleteApiToken`.",
    request: { params: OrganizationPath },
    responses: { 204: { description: "The token is revoked." } },
  }),
  async (c) => {
    const { organization, session } = c.get("caller");
    // The admission refuses API tokens.
    if (session) await insertRevokedSession(c.get("database"), organization.id, session);
    return c.body(null, 204);
  },
);

authRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/users/{user_id}/password",
    operationId: "resetPassword",
    tags: ["Users"],
    summary: "Set a temporary password for a user",
    description:
      "For admins. The user's tokens, API tokens included, are revoked. The user logs in with the temporary password and must change it (`changePassword`): everything else but `logout` is refused with 403 `password_change_required` until then.",
    middleware: [throttleNetwork("reset-password"), jsonBody()] as const,
    request: { params: UserPath, body: jsonRequest(ResetPasswordRequest) },
    errors: ["payload_too_large", "rate_limited"],
    responses: { 204: { description: "The password is set." } },
  }),
  async (c) => {
    const { user_id: userId } = c.req.valid("param");
    await resetPassword(c.get("database"), c.get("caller"), userId, c.req.valid("json").password);
    return c.body(null, 204);
  },
);

authRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/auth/password",
    operationId: "changePassword",
    tags: ["Auth"],
    summary: "Change your password",
    description:
      "Revokes every token issued before, including the one of this request: log in again with the new password.",
    middleware: [jsonBody()] as const,
    request: { params: OrganizationPath, body: jsonRequest(ChangePasswordRequest) },
    errors: ["invalid_credentials", "payload_too_large", "rate_limited"],
    responses: {
      204: { description: "The password is changed." },
    },
  }),
  async (c) => {
    const caller = c.get("caller");
    const guesses = new GuessLimit(c.env, c.req.raw.headers, caller.user.id);
    await changePassword(c.get("database"), caller, c.req.valid("json"), guesses);
    return c.body(null, 204);
  },
);
