import { OPERATION_ROLES } from "../auth/operation-roles.ts";
import { type Document, METHODS } from "./headers.ts";

const ROLES_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(OPERATION_ROLES));

/** The document with the roles that may call each operation, as `x-required-role`. */
export function withRoles(document: Document): Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = path[method];
      const roles = ROLES_BY_NAME.get(operation?.operationId ?? "");
      if (operation && roles) operation["x-required-role"] = [...roles];
    }
  }
  return document;
}
