/*
 * Replaces, by `alias` in wrangler.toml, what only `worker/docs/build.ts` needs, before the bundle is made: the generator of the
 * OpenAPI document, and what it says about errors. They would be 12 kB of the compressed bundle.
 */

/** Has no definitions: routes register theirs in vain. */
export class OpenAPIRegistry {
  readonly definitions: readonly never[] = [];
  registerPath(): void {}
}

export function extendZodWithOpenApi(zod: { ZodType: { prototype: object } }): void {
  Object.assign(zod.ZodType.prototype, {
    openapi(this: object) {
      return this;
    },
  });
}

function omitted(): never {
  throw new Error("This part of zod-to-openapi is not in the bundle: see alias in wrangler.toml.");
}

export { omitted as getOpenApiMetadata, omitted as OpenApiGeneratorV3, omitted as OpenApiGeneratorV31 };

export function errorResponses(): object {
  return {};
}

/** Those of routes, in `descriptions.ts` of their folders. */
export const DESCRIPTIONS = {};
