import { OpenAPIHono, type z } from "@hono/zod-openapi";
import { ApiError } from "./errors.ts";
import { describeIssues } from "./validation-message.ts";

export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Headers of the response, if the operator limits the requests of organizations. */
    rateLimit?: Record<string, string> | undefined;
    /** Of an object whose `updated_at` does not change with all of its state: its version (digits and dots), for the entity tag. */
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
