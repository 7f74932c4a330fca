import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { ErrorCode } from "../http/errors.ts";
import type { SelectVersion } from "../database/precondition.ts";
import { entityTag } from "../http/entity-tags.ts";
import { errorResponses } from "../http/error-responses.ts";
import { bearer, NOT_MODIFIED, ORGANIZATION_ERRORS } from "../http/openapi.ts";
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
  /** Of a PATCH: the version of the object, which `If-Match` is compared with at the moment of the write. */
  version?: SelectVersion;
}

type Operation = Omit<RouteConfig, "security" | "operationId"> & Access;
type Route<O> = Omit<O, "quotas" | "errors" | "middleware" | "version"> & {
  middleware: ReturnType<typeof requireRole>;
} & Pick<ReturnType<typeof createRoute>, "getRoutingPath">;

/**
 * The route of an operation on a path with `{slug}`: bearer authentication, authorization by the role, the common errors, and entity
 * tags: a GET of an object has one (`If-None-Match`), and every PATCH (`If-Match`).
 * @throws Error for a PATCH without a version.
 */
export function organizationRoute<const O extends Operation>(operation: O): Route<O> {
  const { quotas = [], errors = [], middleware = [], version, responses, ...route }: Operation = operation;
  const isPatch = route.method === "patch";
  if (isPatch !== (version !== undefined)) throw new Error(`${route.operationId}: a PATCH has a version.`);
  const isObject = route.method === "get" && isOfObject(responses[200]);
  const config: RouteConfig = {
    ...route,
    security: bearer,
    middleware: [
      requireRole(route.operationId, quotas, version),
      ...(isPatch || isObject ? entityTag : []),
      ...[middleware].flat(),
    ],
    responses: {
      ...responses,
      ...(isObject && { 304: NOT_MODIFIED }),
      ...errorResponses(...ORGANIZATION_ERRORS, ...(isPatch ? ["precondition_failed" as const] : []), ...errors),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of request and responses are the operation's
  return createRoute(config) as Route<O>;
}

/** Lists are streamed, and exports have other types. */
function isOfObject(response: Operation["responses"][200] | undefined): boolean {
  const content = response && "content" in response ? response.content?.["application/json"] : undefined;
  return content !== undefined && "schema" in content && "type" in content.schema && content.schema.type === "object";
}
