import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { ErrorCode } from "../http/errors.ts";
import { bearer, errorResponses, ORGANIZATION_ERRORS } from "../http/openapi.ts";
import type { OrganizationQuota } from "../quotas/check-quotas.ts";
import type { Role } from "./caller.ts";
import { requireRole } from "./require-role.ts";

interface Access {
  /** The role that the caller needs. */
  role: Role;
  /** What it may create more of, if the operator has set a quota for it. */
  quotas?: readonly OrganizationQuota[];
  /** The error codes of the operation, in addition to those of all paths of an organization. */
  errors?: readonly ErrorCode[];
}

type Operation = Omit<RouteConfig, "security"> & Access;
type Route<O> = Omit<O, keyof Access | "middleware"> & { middleware: ReturnType<typeof requireRole> } & Pick<
    ReturnType<typeof createRoute>,
    "getRoutingPath"
  >;

/** The route of an operation on a path with `{slug}`: bearer authentication, authorization by role, and the common errors. */
export function organizationRoute<const O extends Operation>(operation: O): Route<O> {
  const { role, quotas = [], errors = [], middleware = [], responses, ...route }: Operation = operation;
  const config: RouteConfig = {
    ...route,
    security: bearer,
    middleware: [requireRole(role, quotas), ...[middleware].flat()],
    responses: { ...responses, ...errorResponses(...ORGANIZATION_ERRORS, ...errors) },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of request and responses are the operation's
  return createRoute(config) as Route<O>;
}
