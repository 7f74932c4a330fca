import type { Call } from "../interpreter/call.ts";
import type { Engine } from "../interpreter/engine.ts";
import { bitsOf } from "../domain/families.ts";

const HELPER = /^(?:new_|edit_)?(\w+)_(?:path|url)$/u;
const CONTROLLER = /(\w+)Controller$/u;
/** Options that become part of the URL before its path. */
const HOST_OPTIONS = new Set([
  "domain",
  "host",
  "only_path",
  "port",
  "protocol",
  "script_name",
  "subdomain",
  "user",
  "password",
]);
const ROUTE = bitsOf(["ssrf", "open-redirect", "xss"]);

/** Whether a call has the name of a URL helper of Rails. */
export function isNamedRoute(engine: Engine, { receiver, expression }: Call): boolean {
  return engine.language === "ruby" && receiver === null && HELPER.test(expression.name);
}

/**
 * The families for which the result of a URL helper is sanitized. Rails makes the helpers of a resource that the file has the
 * controller of, and writes other options than the host's into the query.
 * https://guides.rubyonrails.org/routing.html#path-and-url-helpers
 */
export function sanitizedByRoute(engine: Engine, call: Call): number {
  if (!isNamedRoute(engine, call)) return 0;
  if ([...call.keywords].some(([name, { taints }]) => HOST_OPTIONS.has(name) && taints.length > 0)) return 0;
  const resource = HELPER.exec(call.expression.name)?.[1] ?? "";
  const isKnown =
    call.args.length === 0 || [...engine.declared.keys()].some(({ name }) => isResourceOf(name, resource));
  return isKnown ? ROUTE : 0;
}

function isResourceOf(className: string, resource: string): boolean {
  const controlled = CONTROLLER.exec(className)?.[1]
    ?.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_")
    .toLowerCase();
  if (controlled === undefined) return false;
  const names = [
    controlled,
    controlled.replace(/s$/u, ""),
    controlled.replace(/es$/u, ""),
    controlled.replace(/ies$/u, "y"),
  ];
  return names.some((name) => resource === name || resource.endsWith(`_${name}`));
}
