import { METHOD_NAME_ALL } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import { ApiError } from "./errors.ts";
import type { createRouter } from "./router.ts";

/**
 * What a request that no route takes is refused with where others are taken: 405 and `Allow`. Undefined where there is no such path.
 * No routes of the application: for all methods of `findings/batch` and `findings/{finding_id}`, Hono could not use its fastest router.
 */
export function otherMethods(
  app: ReturnType<typeof createRouter>,
): (method: string, path: string) => ApiError | undefined {
  let known: TrieRouter<string> | undefined;
  return (method, path) => {
    known ??= pathsOf(app);
    const allow = known.match(METHOD_NAME_ALL, path)[0][0]?.[0];
    if (allow === undefined) return undefined;
    return new ApiError("method_not_allowed", `${method} is not allowed here; ${allow} is.`, { Allow: allow });
  };
}

/** The methods of each path. */
function pathsOf(app: ReturnType<typeof createRouter>): TrieRouter<string> {
  const router = new TrieRouter<string>();
  const routes = app.routes.filter(({ method }) => method !== METHOD_NAME_ALL);
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    const methods = new Set(ofPath.map(({ method }) => method));
    if (methods.has("GET")) methods.add("HEAD");
    router.add(METHOD_NAME_ALL, path, [...methods].toSorted().join(", "));
  }
  return router;
}
