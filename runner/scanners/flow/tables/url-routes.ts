import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

/** Files that map URLs to functions or classes of other files, whose parameters are the placeholders of the URLs. */
export const UrlRoutes = z.strictObject({
  ...owned,
  /** Matches the text of such a file. */
  file: Expression,
  /** Matches a route; its groups are `path` and `handler`. */
  route: Expression,
  /** Matches a placeholder of a path; its groups are `name` and, if it has one, `type` or `pattern`. */
  placeholder: Expression,
  /** Matches the types of free text, also the empty one. */
  plain: Expression,
  /** Matches the types that are no free text. */
  restricted: Expression,
});
export type UrlRoutes = z.infer<typeof UrlRoutes>;
