import { OPERATION_ROLES, WITHOUT_API_TOKENS } from "../auth/operation-roles.ts";
import { type Document, METHODS } from "./headers.ts";

const ROLES_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(OPERATION_ROLES));
const REFUSED: ReadonlySet<string> = WITHOUT_API_TOKENS;

/** The document with the roles that may call each operation, and whether API tokens may. */
export function withRoles(document: Document): Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = path[method];
      const roles = ROLES_BY_NAME.get(operation?.operationId ?? "");
      if (!operation?.operationId || !roles) continue;
      operation["x-required-role"] = [...roles];
      operation["x-api-tokens"] = !REFUSED.has(operation.operationId);
    }
  }
  return document;
}
