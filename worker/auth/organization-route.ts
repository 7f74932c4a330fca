import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { ErrorCode } from "../http/errors.ts";
import { errorResponses } from "../http/error-responses.ts";
import { bearer, ORGANIZATION_ERRORS } from "../http/openapi.ts";
import type { OrganizationQuota } from "../quotas/check-quotas.ts";
import type { OperationId } from "./operation-roles.ts";
import { requireRole } from "./require-role.ts";

interface Access {
  /** Its entry in `OPERATION_ROLES` says who may call it. */
  operationId: OperationId;
  /** What it may create more of, if the operator has set a quota for it. */
  quotas?: readonly OrganizationQuota[];
  /** The error codes of the operation, in addition to those of all paths of an organization. */
  errors?: readonly ErrorCode[];
}

type Operation = Omit<RouteConfig, "security" | "operationId"> & Access;
type Route<O> = Omit<O, "quotas" | "errors" | "middleware"> & { middleware: ReturnType<typeof requireRole> } & Pick<
    ReturnType<typeof createRoute>,
    "getRoutingPath"
  >;

/** The route of an operation on a path with `{slug}`: bearer authentication, authorization by the role, and the common errors. */
export function organizationRoute<const O extends Operation>(operation: O): Route<O> {
  const { quotas = [], errors = [], middleware = [], responses, ...route }: Operation = operation;
  const config: RouteConfig = {
    ...route,
    security: bearer,
    middleware: [requireRole(route.operationId, quotas), ...[middleware].flat()],
    responses: { ...responses, ...errorResponses(...ORGANIZATION_ERRORS, ...errors) },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of request and responses are the operation's
  return createRoute(config) as Route<O>;
}
