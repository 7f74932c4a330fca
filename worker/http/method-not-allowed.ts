import { ApiError } from "./errors.ts";
import type { createRouter } from "./router.ts";

/** Responds to other methods on an existing path with 405 and `Allow`. Mounted after all routes. */
export function refuseOtherMethods(app: ReturnType<typeof createRouter>): void {
  const routes = app.routes.filter(({ method }) => method !== "ALL");
  const byPath = Map.groupBy(routes, ({ path }) => path);
  for (const [path, known] of byPath) {
    const methods = new Set(known.map(({ method }) => method));
    if (methods.has("GET")) methods.add("HEAD");
    const allow = [...methods].toSorted().join(", ");
    app.all(path, (c) => {
      throw new ApiError("method_not_allowed", `${c.req.method} is not allowed here; ${allow} is.`, { Allow: allow });
    });
  }
}
