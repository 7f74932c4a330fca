import { z } from "zod";

/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  example?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  pathParameters: string[];
  queryParameters: string[];
  body: JsonSchema | undefined;
  secured: boolean;
  /** The response body schema by status; undefined for an empty body. */
  responses: Map<number, z.ZodType | undefined>;
}

const Content = z.record(z.string(), z.looseObject({ schema: z.unknown() }));
const Document = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        security: z.array(z.unknown()),
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
        requestBody: z.looseObject({ content: Content }).optional(),
        responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
      }),
    ),
  ),
});

/** Replaces references by the components: the document has no recursive ones. */
function resolve(value: unknown, root: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, root));
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value && typeof value.$ref === "string") {
    const keys = value.$ref.replace("#/", "").split("/");
    return resolve(
      keys.reduce((at, key) => (at as Record<string, unknown>)[key], root),
      root,
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, root)]));
}

/** A response must have the documented fields only. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, closed(item)]));
  return "properties" in copy && !("additionalProperties" in copy) ? { ...copy, additionalProperties: false } : copy;
}

/** The schema of JSON, or of another JSON media type. */
function jsonSchemaOf(content: z.infer<typeof Content>): unknown {
  const type = Object.keys(content).find((name) => name === "application/json") ?? Object.keys(content)[0] ?? "";
  return content[type]?.schema;
}

function responseSchema(schema: unknown): z.ZodType {
  return z.fromJSONSchema(closed(schema) as Parameters<typeof z.fromJSONSchema>[0]);
}

export function readOperations(json: unknown): Operation[] {
  const { paths } = Document.parse(resolve(json, json));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      pathParameters: operation.parameters.filter((each) => each.in === "path").map(({ name }) => name),
      queryParameters: operation.parameters.filter((each) => each.in === "query").map(({ name }) => name),
      body: operation.requestBody && (jsonSchemaOf(operation.requestBody.content) as JsonSchema),
      secured: operation.security.length > 0,
      responses: new Map(
        Object.entries(operation.responses).map(([status, { content }]) => [
          Number(status),
          content && responseSchema(jsonSchemaOf(content)),
        ]),
      ),
    })),
  );
}
