import { describe, expect, it } from "vitest";
import { z } from "zod";
import { app } from "../../../worker/app.ts";
import { call } from "../support/client.ts";

/** The operations of the service document: success, then every error it names. */
const CONTRACT: Record<string, { success: number; errors: number[]; public?: true; withoutBody?: true }> = {
  "GET /healthz": { success: 200, errors: [503], public: true },
  "POST /v1/auth/register": { success: 201, errors: [400, 409], public: true },
  "POST /v1/orgs/{slug}/auth/login": { success: 200, errors: [400, 401, 403, 404], public: true },
  "GET /v1/orgs/{slug}/auth/me": { success: 200, errors: [401, 403, 404] },
  "POST /v1/orgs/{slug}/auth/password": { success: 204, errors: [400, 401, 403] },
  "POST /v1/orgs/{slug}/auth/logout": { success: 204, errors: [401, 403], withoutBody: true },
  "POST /v1/orgs/{slug}/users/{user_id}/password": { success: 204, errors: [400, 401, 403, 404] },
  "GET /v1/orgs": { success: 200, errors: [401] },
  "POST /v1/orgs": { success: 201, errors: [400, 401, 409] },
  "GET /v1/orgs/{slug}": { success: 200, errors: [400, 401, 403, 404] },
  "PATCH /v1/orgs/{slug}": { success: 200, errors: [400, 401, 403, 404, 409] },
  "DELETE /v1/orgs/{slug}": { success: 204, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/usage": { success: 200, errors: [401, 403, 404, 429] },
  "GET /v1/orgs/{slug}/projects": { success: 200, errors: [401, 403, 404] },
  "POST /v1/orgs/{slug}/projects": { success: 201, errors: [400, 401, 403, 404, 409] },
  "GET /v1/orgs/{slug}/projects/{project_slug}": { success: 200, errors: [401, 403, 404] },
  "PATCH /v1/orgs/{slug}/projects/{project_slug}": { success: 200, errors: [400, 401, 403, 404, 409] },
  "DELETE /v1/orgs/{slug}/projects/{project_slug}": { success: 204, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/retention": { success: 200, errors: [401, 403, 404] },
  "PUT /v1/orgs/{slug}/projects/{project_slug}/retention": { success: 200, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/branch-filter": { success: 200, errors: [401, 403, 404] },
  "PUT /v1/orgs/{slug}/projects/{project_slug}/branch-filter": { success: 200, errors: [400, 401, 403, 404, 413] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/commit-status": { success: 200, errors: [401, 403, 404] },
  "PUT /v1/orgs/{slug}/projects/{project_slug}/commit-status": { success: 200, errors: [400, 401, 403, 404, 413] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/repository": { success: 200, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/schedule": { success: 200, errors: [401, 403, 404] },
  "PUT /v1/orgs/{slug}/projects/{project_slug}/schedule": { success: 200, errors: [400, 401, 403, 404, 413] },
  "POST /v1/orgs/{slug}/projects/{project_slug}/run-scan": { success: 202, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/scans": { success: 200, errors: [401, 403, 404] },
  "POST /v1/orgs/{slug}/projects/{project_slug}/scans": { success: 201, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}": { success: 200, errors: [401, 403, 404] },
  "PATCH /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}": { success: 200, errors: [400, 401, 403, 404] },
  "DELETE /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}": { success: 204, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/events": { success: 200, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/findings": { success: 200, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/findings/summary": { success: 200, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings": { success: 200, errors: [401, 403, 404] },
  "POST /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings": {
    success: 201,
    errors: [400, 401, 403, 404, 409],
  },
  "POST /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings/batch": {
    success: 201,
    errors: [400, 401, 403, 404, 409],
  },
  "GET /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings/{finding_id}": {
    success: 200,
    errors: [401, 403, 404],
  },
  "DELETE /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings/{finding_id}": {
    success: 204,
    errors: [401, 403, 404],
  },
  "POST /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/sarif": {
    success: 201,
    errors: [400, 401, 403, 404, 413],
  },
  "GET /v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/sarif": { success: 200, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/vulnerabilities": { success: 200, errors: [400, 401, 403, 404] },
  "POST /v1/orgs/{slug}/vulnerabilities/triage": { success: 200, errors: [400, 401, 403, 404, 413] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/vulnerabilities": { success: 200, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/vulnerabilities/{vulnerability_id}": {
    success: 200,
    errors: [401, 403, 404],
  },
  "PATCH /v1/orgs/{slug}/projects/{project_slug}/vulnerabilities/{vulnerability_id}": {
    success: 200,
    errors: [400, 401, 403, 404, 413],
  },
  "GET /v1/orgs/{slug}/projects/{project_slug}/vulnerabilities/{vulnerability_id}/findings": {
    success: 200,
    errors: [400, 401, 403, 404],
  },
  "GET /v1/orgs/{slug}/projects/{project_slug}/vulnerabilities/{vulnerability_id}/history": {
    success: 200,
    errors: [401, 403, 404],
  },
  "GET /v1/orgs/{slug}/projects/{project_slug}/compare": { success: 200, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/gate": { success: 200, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/members": { success: 200, errors: [401, 403, 404] },
  "PUT /v1/orgs/{slug}/projects/{project_slug}/members": { success: 200, errors: [400, 401, 403, 404, 413] },
  "GET /v1/orgs/{slug}/stats": { success: 200, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/projects/{project_slug}/stats": { success: 200, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/users": { success: 200, errors: [401, 403, 404] },
  "POST /v1/orgs/{slug}/users": { success: 201, errors: [400, 401, 403, 404, 409] },
  "GET /v1/orgs/{slug}/users/{user_id}": { success: 200, errors: [401, 403, 404] },
  "PATCH /v1/orgs/{slug}/users/{user_id}": { success: 200, errors: [400, 401, 403, 404, 409] },
  "DELETE /v1/orgs/{slug}/users/{user_id}": { success: 204, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/audit-log": { success: 200, errors: [400, 401, 403, 404] },
  "GET /v1/orgs/{slug}/tokens": { success: 200, errors: [401, 403, 404] },
  "POST /v1/orgs/{slug}/tokens": { success: 201, errors: [400, 401, 403, 404, 409] },
  "DELETE /v1/orgs/{slug}/tokens/{token_id}": { success: 204, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/webhook-config": { success: 200, errors: [401, 403, 500] },
  "GET /v1/orgs/{slug}/webhook-config/secrets": { success: 200, errors: [401, 403, 500] },
  "POST /v1/orgs/{slug}/webhook-config/rotate": { success: 200, errors: [400, 401, 403, 409, 500] },
  "GET /v1/orgs/{slug}/webhook-config/signing": { success: 200, errors: [401, 403, 500] },
  "GET /v1/orgs/{slug}/webhook-signing-tokens": { success: 200, errors: [400, 401, 403, 404] },
  "POST /v1/orgs/{slug}/webhook-signing-tokens": { success: 201, errors: [400, 401, 403, 404, 409, 413] },
  "DELETE /v1/orgs/{slug}/webhook-signing-tokens/{signing_token_id}": { success: 204, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/webhook-deliveries": { success: 200, errors: [400, 401, 403] },
  "POST /v1/orgs/{slug}/webhook-endpoints": { success: 201, errors: [400, 401, 403, 404, 409, 413] },
  "GET /v1/orgs/{slug}/webhook-endpoints": { success: 200, errors: [401, 403, 404] },
  "GET /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}": { success: 200, errors: [401, 403, 404] },
  "PATCH /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}": { success: 200, errors: [400, 401, 403, 404, 413] },
  "DELETE /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}": { success: 204, errors: [401, 403, 404] },
  "POST /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/rotate-secret": {
    success: 200,
    errors: [401, 403, 404],
    withoutBody: true,
  },
  "POST /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/test": {
    success: 202,
    errors: [401, 403, 404, 409],
    withoutBody: true,
  },
  "GET /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/deliveries": { success: 200, errors: [400, 401, 403, 404] },
  "POST /v1/orgs/{slug}/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/redeliver": {
    success: 202,
    errors: [401, 403, 404, 409],
    withoutBody: true,
  },
  "GET /v1/rules": { public: true, success: 200, errors: [400] },
  "GET /v1/rules/{rule_id}": { public: true, success: 200, errors: [404] },
  "POST /v1/hooks/cloud-b": { public: true, success: 200, errors: [400, 401, 413] },
  "POST /v1/hooks/hosted-a": { public: true, success: 200, errors: [400, 401, 413] },
  "POST /v1/hooks/selfhosted-f": { public: true, success: 200, errors: [400, 401, 413] },
  "POST /v1/hooks/hosted-g": { public: true, success: 200, errors: [400, 401, 413] },
  "POST /v1/hooks/hosted-l": { public: true, success: 200, errors: [400, 401, 413] },
};

/** The shapes of the service document: their fields, and which of them may be null. */
const NULLABLE = {
  Organization: [],
  User: [],
  Project: ["access_token_user", "description", "repo_url"],
  Scan: ["finished_at", "scanner_type", "started_at", "target_ref"],
  Finding: ["description", "location_column", "location_line", "location_path"],
  LoginResponse: [],
  MeResponse: [],
  OrgList: [],
  ErrorBody: [],
  WebhookConfigResponse: [],
  ProviderWebhookConfig: [],
};
const FIELDS: Record<keyof typeof NULLABLE, string> = {
  Organization: "created_at id name slug status updated_at",
  User: "created_at email id org_id role status updated_at",
  Project:
    "access_token_user created_at default_branch description has_access_token id name org_id repo_url slug status updated_at",
  Scan: "created_at finished_at id org_id project_id scanner_type started_at status summary target_ref updated_at",
  Finding:
    "created_at description external_id id location_column location_line location_path metadata org_id scan_id scanner severity title updated_at",
  LoginResponse: "expires_at token user",
  MeResponse: "org user",
  OrgList: "orgs",
  ErrorBody: "error message",
  WebhookConfigResponse: "providers",
  ProviderWebhookConfig: "auth_kind content_type events id name path secret signature_header",
};

const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.looseObject({})).optional(),
  required: z.array(z.string()).optional(),
});
const Content = z.record(z.string(), z.looseObject({ schema: z.looseObject({}) }));
const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().default(""),
  description: z.string().default(""),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.looseObject({ name: z.string(), schema: z.looseObject({}) })).optional(),
  requestBody: z.looseObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      content: Content.optional(),
      headers: z.record(z.string(), z.looseObject({})).optional(),
    }),
  ),
});
const Document = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.looseObject({ version: z.literal("0.1.0") }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
});

const text = await (await call("GET", "/openapi.json")).text();
const document = Document.parse(JSON.parse(text));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

/** Every schema inside one, with where it is; references are followed. */
function* walk(schema: unknown, at: string): Generator<[string, Record<string, unknown>]> {
  if (typeof schema !== "object" || schema === null) return;
  const here = schema as Record<string, unknown>;
  if (typeof here["$ref"] === "string") {
    const name = here["$ref"].replace("#/components/schemas/", "");
    yield* walk(document.components.schemas[name], `${at}/${name}`);
    return;
  }
  yield [at, here];
  for (const [key, property] of Object.entries(here["properties"] ?? {})) yield* walk(property, `${at}.${key}`);
  yield* walk(here["items"], `${at}[]`);
  for (const combined of ["anyOf", "oneOf", "allOf"]) {
    for (const part of (here[combined] ?? []) as unknown[]) yield* walk(part, at);
  }
}

function isOf(schema: Record<string, unknown>, type: string): boolean {
  return [schema["type"]].flat().includes(type);
}

describe("the OpenAPI document", () => {
  it("has the operations of the service document, and no other", () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(CONTRACT).toSorted());
  });

  it("is what is served: beside it there are only the reference and what runners call", () => {
    const served = app.routes.filter(({ method }) => method !== "ALL");
    const undocumented = new Set(
      served
        .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`)
        .filter((name) => !operations.some((operation) => operation.name === name)),
    );
    const hidden =
      /^GET \/((docs|console)(\/.*)?|openapi\.json)$|^POST \/internal\/(scans\/\{scan_id\}\/\w+|branch-checks\/\{check_id\}\/\w+|jobs\/lease|operator\/(move|suspend|resume|delete|rotate-keys|verify))$|^GET \/internal\/operator\/(shards|organizations|log)$/;
    expect([...undocumented].filter((name) => !hidden.test(name))).toEqual([]);
    for (const { name } of operations) {
      expect(served.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`)).toContain(name);
    }
  });

  it("documents nothing internal", () => {
    expect(text).not.toMatch(/\/internal|password_hash|encrypted_token|runner_token|RunnerSecret|sqlite/i);
  });

  it.for(Object.keys(NULLABLE) as (keyof typeof NULLABLE)[])("has the shape %s, exactly", (name) => {
    const shape = document.components.schemas[name];
    const properties = shape?.properties ?? {};
    expect(Object.keys(properties).toSorted().join(" ")).toBe(FIELDS[name]);
    expect(shape?.required?.toSorted().join(" ")).toBe(FIELDS[name]);
    const nullable = Object.keys(properties).filter((key) => isOf(properties[key] ?? {}, "null"));
    expect(nullable.toSorted()).toEqual(NULLABLE[name]);
  });

  it("names every other shape after its request", () => {
    const others = Object.keys(document.components.schemas).filter((name) => !(name in NULLABLE));
    expect(others.filter((name) => !/^[A-Z]\w+Request$/.test(name)).toSorted()).toEqual([
      "ApiToken",
      "AuditEvent",
      "BranchFilter",
      "CommitStatus",
      "Comparison",
      "CreatedApiToken",
      "CreatedWebhookEndpoint",
      "FindingsSummary",
      "Gate",
      "Health",
      "ProjectMembers",
      "Repository",
      "Retention",
      "RotatedWebhookEndpointSecret",
      "Rule",
      "SarifLog",
      "SarifReceipt",
      "ScanEvent",
      "Schedule",
      "StoredSigningToken",
      "TriageReceipt",
      "Usage",
      "Use",
      "Vulnerability",
      "VulnerabilityDetail",
      "VulnerabilityEvent",
      "VulnerabilityOnBranch",
      "VulnerabilityStats",
      "WebhookDelivery",
      "WebhookEndpoint",
      "WebhookEndpointDelivery",
      "WebhookResult",
      "WebhookSecrets",
      "WebhookSigning",
    ]);
  });

  it("states the rules of slugs, cursors and branches", () => {
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? []);
    const patternsOf = (name: string) => [
      ...new Set(parameters.filter((one) => one.name === name).map(({ schema }) => schema["pattern"])),
    ];
    expect(patternsOf("slug")).toEqual(["^[a-z0-9][a-z0-9_-]{1,39}$"]);
    expect(patternsOf("project_slug")).toEqual(["^[a-z0-9][a-z0-9_-]{1,39}$"]);
    expect(patternsOf("cursor")).toEqual(["^[A-Za-z0-9_-]{1,200}$"]);
    const branches = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
      Object.entries(properties).filter(([key, { pattern }]) => key.endsWith("branch") && pattern !== undefined),
    );
    expect(branches).toHaveLength(3);
    for (const [, { pattern, description }] of branches) {
      expect(description).toContain("git check-ref-format");
      const allowed = new RegExp(String(pattern), "u");
      for (const name of ["main", "feature/ä-1", "a]b", "v1.0"]) expect(name).toMatch(allowed);
      for (const name of ["", "a b", "a~", "a^b", "a:b", "a?", "a*", "a[b", "a\\b", "a\u007F"]) {
        expect(name).not.toMatch(allowed);
      }
    }
  });

  it("has one id for each operation", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it("has patterns that every reader of JSON schema understands", () => {
    const schemas = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      Array.from(walk(schema, name)),
    );
    for (const [at, { pattern }] of schemas) {
      if (typeof pattern !== "string") continue;
      expect(pattern, at).not.toMatch(/\/[a-z]*$|\\p\{/i);
      expect(() => new RegExp(pattern, "u"), at).not.toThrow();
    }
  });
});

const LIMITED = ["maxLength", "enum"];

/** The statuses that any operation of its kind may answer. */
function expectedStatuses(name: string, operation: z.infer<typeof Operation>): number[] {
  const { success, errors, public: isPublic } = CONTRACT[name] ?? { success: 0, errors: [] };
  return [
    success,
    ...errors,
    500,
    ...(isPublic ? [] : [401]),
    ...(name.includes("{slug}") ? [400, 404] : []),
    ...(name.includes("{slug}") && !isPublic ? [403] : []),
    ...(operation.requestBody ? [400, 408, 413] : []),
  ];
}

describe.for(operations)("$name", ({ name, operation }) => {
  const statuses = Object.keys(operation.responses).map(Number);

  it("answers the documented statuses, and only one success", () => {
    expect(statuses).toEqual(expect.arrayContaining(expectedStatuses(name, operation)));
    expect(statuses.filter((status) => status < 400 && status !== 304)).toEqual([CONTRACT[name]?.success]);
  });

  it("has an entity tag if it reads one object or changes it", () => {
    const names = new Set((operation.parameters ?? []).map((parameter) => parameter.name));
    const success = operation.responses[String(CONTRACT[name]?.success)];
    const isRead = name.startsWith("GET ") && (!CONTRACT[name]?.public || name.includes("/rules"));
    const isObject = !isOf(success?.content?.["application/json"]?.schema ?? { type: "array" }, "array");
    const isTagged = isRead && (isObject || name.includes("/rules")) && name !== "GET /v1/orgs";
    const isPatch = name.startsWith("PATCH ");
    expect(names.has("If-None-Match")).toBe(isTagged);
    expect(statuses.includes(304)).toBe(isTagged);
    expect(names.has("If-Match")).toBe(isPatch);
    expect(statuses.includes(412)).toBe(isPatch);
    expect("ETag" in (success?.headers ?? {})).toBe(isTagged || isPatch);
  });

  it("needs a token, and a body, exactly where the service document says so", () => {
    expect(operation.security).toEqual(CONTRACT[name]?.public ? [] : [{ bearer: [] }]);
    expect(operation.requestBody !== undefined).toBe(/^(POST|PATCH|PUT)/.test(name) && !CONTRACT[name]?.withoutBody);
  });

  it("shows every error by an example", () => {
    const errors = statuses.filter((status) => status >= 400 && status !== 503);
    const contents = errors.map((status) => operation.responses[status]?.content?.["application/json"]);
    for (const content of contents) {
      expect(content?.schema).toEqual({ $ref: "#/components/schemas/ErrorBody" });
      expect(Object.keys(content?.["examples"] ?? {}).length).toBeGreaterThan(0);
    }
  });

  it("bounds every string and array of a request", () => {
    const inputs = [...walk(operation.requestBody?.content["application/json"]?.schema, "body")];
    for (const parameter of operation.parameters ?? []) inputs.push(...walk(parameter.schema, parameter.name));
    const unbounded = inputs.filter(
      ([, schema]) =>
        (isOf(schema, "string") && schema["format"] !== "uuid" && !LIMITED.some((limit) => limit in schema)) ||
        (isOf(schema, "array") && !("maxItems" in schema)),
    );
    expect(unbounded.map(([at]) => at)).toEqual([]);
  });

  it("is described for a person", () => {
    expect(operation.summary.length).toBeGreaterThan(3);
    expect(operation.description).toMatch(/^[A-Z`].{10,}\.$/s);
    for (const response of Object.values(operation.responses)) expect(response.description).toMatch(/\.$/);
  });
});
