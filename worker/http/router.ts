import { OpenAPIHono, type z } from "@hono/zod-openapi";
import { ApiError } from "./errors.ts";
import { describeIssues } from "./validation-message.ts";

export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Headers of the response, if the operator limits the requests of organizations. */
    rateLimit?: Record<string, string> | undefined;
    /** Digits and dots: the state of an object whose body alone does not tell it, for its entity tag. */
    version?: string | undefined;
  };
}

/** All invalid requests have the same form of response. */
export function rejectInvalid(result: { success: boolean; error?: z.ZodError }): undefined {
  if (result.error) throw new ApiError("bad_request", describeIssues(result.error.issues));
}

export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({ defaultHook: rejectInvalid });
}
