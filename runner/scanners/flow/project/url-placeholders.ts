import { ALL } from "../domain/families.ts";
import { familiesOfPattern } from "../domain/pattern-families.ts";
import type { FileIndex } from "./file-index.ts";
import type { UrlPlaceholder } from "../domain/names.ts";
import { expressionOf } from "../tables/expression.ts";
import type { UrlRoutes } from "../tables/url-routes.ts";

/** What the index calls a parameter of a handler that has text from the URL: `#text show name`. */
const URL_TEXT = "#text ";
/** One whose text the URL restricts: `#restricted show order_id`. */
const URL_RESTRICTED = "#restricted ";

/** The parameters of the handlers of other files that the text maps URLs to. */
export function urlPlaceholders(text: string, routes: readonly UrlRoutes[]): string[] {
  return routes.flatMap((each) => {
    if (!expressionOf(each.file).test(text)) return [];
    const found = [...text.matchAll(new RegExp(each.route, "gu"))];
    return found.flatMap(({ groups: { path = "", handler = "" } = {} }) => {
      const name = handler.replace(/\.as_view$/u, "").replace(/^.*\./u, "");
      return [...path.matchAll(new RegExp(each.placeholder, "gu"))].flatMap(({ groups = {} }) => {
        const kind = kindOf(groups, each);
        return kind === null ? [] : [`${kind}${name} ${groups["name"]}`];
      });
    });
  });
}

function kindOf({ type = "", pattern }: Record<string, string | undefined>, routes: UrlRoutes): string | null {
  if (pattern !== undefined) return familiesOfPattern(pattern, true) === ALL ? URL_RESTRICTED : URL_TEXT;
  if (expressionOf(routes.plain).test(type)) return URL_TEXT;
  return expressionOf(routes.restricted).test(type) ? URL_RESTRICTED : null;
}

/** What the URLs of some files let into a parameter. */
export function placeholderFor(index: FileIndex, files: ReadonlySet<string>, parameter: string): UrlPlaceholder {
  const isMapped = (kind: string): boolean => index.declaring(kind + parameter).some(({ path }) => files.has(path));
  if (isMapped(URL_TEXT)) return "text";
  return isMapped(URL_RESTRICTED) ? "restricted" : null;
}
