import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Value } from "../domain/value.ts";
import { declaredParameters } from "./declared-parameters.ts";
import { madeClass } from "./made-classes.ts";
import { requestChecks } from "./request-checks.ts";
import { checkBySchema } from "./schema-facts.ts";

/** @returns what the calls of libraries make that describe data: schemas, checks of requests, and classes; null for any other call. */
export function libraryObject(engine: Engine, call: Call, scope: Scope): Value | null {
  return (
    checkBySchema(engine, call, scope) ??
    requestChecks(engine, call, scope) ??
    declaredParameters(engine, call, scope) ??
    madeClass(engine, call, scope)
  );
}
