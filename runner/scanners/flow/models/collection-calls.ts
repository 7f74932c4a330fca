import type { Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { listCall } from "./list-calls.ts";
import { optionalCall } from "./optionals.ts";
import { matchCall, replacedByBlock } from "./match-groups.ts";
import { recordCall } from "./record-calls.ts";
import { pairCall } from "./pair-calls.ts";
import { allowedBy } from "./allowed-values.ts";
import { mapCall } from "./map-calls.ts";

/** What functions of the language return of collections whose entries are known; null for any other call. */
export function collectionCall(engine: Engine, call: Call, scope: Scope): Value | null {
  return (
    optionalCall(engine, call, scope) ??
    matchCall(engine, call, scope) ??
    recordCall(engine, call, scope) ??
    replacedByBlock(engine, call, scope) ??
    pairCall(engine, call, scope) ??
    allowedBy(engine, call, scope) ??
    listCall(engine, call, scope) ??
    mapCall(engine, call, scope)
  );
}
