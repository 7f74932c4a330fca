import { z } from "zod";
import { call } from "./client.ts";

interface Schema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  example?: unknown;
  default?: unknown;
  enum?: unknown[] | undefined;
  required?: string[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    example: z.unknown().optional(),
    default: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    items: Schema.optional(),
  }),
);

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        security: z.array(z.record(z.string(), z.unknown())),
        "x-api-tokens": z.boolean().default(false),
        "x-required-role": z.array(z.string()).default([]),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The roles that may call it, as documented. */
  roles: string[];
  /** Whether API tokens may, as documented. */
  takesApiTokens: boolean;
  /** A valid body made of the document's examples; undefined if the operation has none. */
  body: unknown;
}

/** What the role `ci` may call: itself, and the scans and results of a project. */
export const FOR_CI = new Set([
  "listOrganizations",
  "getOrganization",
  "getMe",
  "changePassword",
  "logout",
  "getProject",
  "runScan",
  "listScans",
  "createScan",
  "getScan",
  "updateScan",
  "listScanEvents",
  "listFindingsOfScan",
  "createFinding",
  "createFindings",
  "getFinding",
  "uploadSarif",
  "exportSarif",
  "listVulnerabilitiesOfProject",
  "getVulnerability",
  "listFindingsOfVulnerability",
  "listVulnerabilityHistory",
  "compareVulnerabilities",
  "judgeGate",
]);

/** What no API token may call. */
export const FOR_PEOPLE = new Set([
  "createOrganization",
  "changePassword",
  "logout",
  "listUsers",
  "createUser",
  "getUser",
  "updateUser",
  "deleteUser",
  "resetPassword",
  "listApiTokens",
  "createApiToken",
  "deleteApiToken",
  "getProjectMembers",
  "setProjectMembers",
]);

/** Operations for admins only; members may call all others. */
export const FOR_ADMINS = new Set([
  "PATCH /v1/orgs/{slug}",
  "DELETE /v1/orgs/{slug}",
  "PUT /v1/orgs/{slug}/projects/{project_slug}/retention",
  "GET /v1/orgs/{slug}/projects/{project_slug}/members",
  "PUT /v1/orgs/{slug}/projects/{project_slug}/members",
  "PUT /v1/orgs/{slug}/projects/{project_slug}/commit-status",
  "POST /v1/orgs/{slug}/users",
  "PATCH /v1/orgs/{slug}/users/{user_id}",
  "DELETE /v1/orgs/{slug}/users/{user_id}",
  "POST /v1/orgs/{slug}/users/{user_id}/password",
  "GET /v1/orgs/{slug}/audit-log",
  "GET /v1/orgs/{slug}/webhook-config",
  "GET /v1/orgs/{slug}/webhook-config/secrets",
  "POST /v1/orgs/{slug}/webhook-config/rotate",
  "GET /v1/orgs/{slug}/webhook-config/signing",
  "GET /v1/orgs/{slug}/webhook-signing-tokens",
  "POST /v1/orgs/{slug}/webhook-signing-tokens",
  "DELETE /v1/orgs/{slug}/webhook-signing-tokens/{signing_token_id}",
  "GET /v1/orgs/{slug}/webhook-deliveries",
  "POST /v1/orgs/{slug}/webhook-endpoints",
  "GET /v1/orgs/{slug}/webhook-endpoints",
  "GET /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}",
  "PATCH /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}",
  "DELETE /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}",
  "POST /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/rotate-secret",
  "POST /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/test",
  "GET /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/deliveries",
  "POST /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/redeliver",
]);

/** All operations of the public document that require a token. */
export async function authenticatedOperations(): Promise<Operation[]> {
  return (await allOperations()).filter(({ needsToken }) => needsToken);
}

export async function allOperations(): Promise<(Operation & { needsToken: boolean })[]> {
  const document = Document.parse(await (await call("GET", "/openapi.json")).json());

  function exampleOf(schema: Schema): unknown {
    const name = schema.$ref?.split("/").at(-1);
    if (name !== undefined) return exampleOf(document.components.schemas[name] ?? {});
    const given = schema.example ?? schema.default ?? schema.enum?.[0];
    if (given !== undefined) return given;
    const types = new Set([schema.type].flat());
    if (types.has("array")) return schema.items ? [exampleOf(schema.items)] : [];
    if (types.has("integer")) return 1;
    if (types.has("string")) return "text";
    const required = (schema.required ?? []).map((key) => [key, exampleOf(schema.properties?.[key] ?? {})]);
    return Object.fromEntries(required);
  }

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody, security, ...access }]) => {
      const schema = requestBody?.content["application/json"]?.schema;
      const body = schema && exampleOf(schema);
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        body,
        needsToken: security.length > 0,
        roles: access["x-required-role"],
        takesApiTokens: access["x-api-tokens"],
      };
    }),
  );
}
