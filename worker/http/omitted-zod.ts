/*
 * Replaces, by `alias` in wrangler.toml, what the service does not use of zod: parsers from generated code, which Workers do not allow,
 * the conversions from and to JSON Schema, and of whole schemas into others. It would be 14 kB of the compressed bundle.
 */

export const INVALID = Symbol.for("zod.compile.invalid");
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}

function omitted(): never {
  throw new Error("This part of zod is not in the bundle: see alias in wrangler.toml.");
}

export {
  omitted as Doc,
  omitted as compile,
  omitted as compileFn,
  omitted as deepPartial,
  omitted as fromJSONSchema,
  omitted as input,
  omitted as output,
  omitted as toJSONSchema,
  omitted as withParser,
};

export const allProcessors = {};
export const createToJSONSchemaMethod = () => omitted;
export const createStandardJSONSchemaMethod = () => omitted;
export {
  omitted as extractDefs,
  omitted as finalize,
  omitted as handleUnrepresentable,
  omitted as initializeContext,
  omitted as processSchema,
};
// What strings and numbers know of their own constraints, which the OpenAPI document shows.
export { aggregateChecks } from "../../node_modules/zod/v4/core/json-schema-processors.js";
