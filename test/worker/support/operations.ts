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
  /** A valid body made of the document's examples; undefined for an operation that takes none. */
  body: unknown;
}

/** Every operation of the public document that needs a token. */
export async function authenticatedOperations(): Promise<Operation[]> {
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
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method, { operationId, requestBody }]) => {
        const schema = requestBody?.content["application/json"]?.schema;
        return { id: operationId, method: method.toUpperCase(), path, body: schema && exampleOf(schema) };
      }),
  );
}
