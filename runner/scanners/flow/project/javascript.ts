import type { Namespace } from "../domain/link.ts";
import { KEPT } from "./kept-state.ts";
import type { FileIndex } from "./file-index.ts";
import { isSettingsFile, readSettings } from "./javascript-settings.ts";
import { headersOf, withoutTypeArguments } from "./headers.ts";
import { type LanguageLinks, matchesOf, withHandlers } from "./language-links.ts";
import { directoryOf, joinPath, nearest } from "./paths.ts";
import { registriesOfJavaScript } from "./registries.ts";

const IMPORT = /\b(?:from|import|require\s*\(|import\s*\()\s*["'`]([^"'`\n]+)["'`]/gu;
const CLASS = /\b(?:class|interface)\s+([\w$]+)/gu;
const PARENTS = /\bextends\s+([\w$.]+(?:\s*,\s*[\w$.]+)*)/u;
const INTERFACES = /\bimplements\s+([\w$.,\s]+)/u;
/** `@QueryHandler(ListOrders)` */
const HANDLER = /@(?:Query|Command|Events)Handler\(\s*([A-Z]\w*)/gu;
const EXTENSION = /\.[cm]?[jt]sx?$/u;
/** Prefixes that projects configure for their source directory. */
const ALIAS = /^(?:@|~|#)?\/|^\$(?=lib\/)/u;

/** Relative imports, imports by a configured name, and by an alias of a source directory: `@/services/users`. */
export const javaScriptLinks: LanguageLinks = {
  describe: (text) => ({
    package: "",
    names: registriesOfJavaScript(text),
    classes: withHandlers(
      matchesOf(text, HANDLER),
      Object.fromEntries(
        headersOf(text, CLASS, /[{;]/u).map(({ name, text: header }) => [
          name,
          parentsIn(withoutTypeArguments(header)),
        ]),
      ),
    ),
    imports: matchesOf(text, IMPORT),
  }),
  resolve: (index, { path }, specifier) => {
    if (specifier.startsWith(".")) {
      const target = joinPath(directoryOf(path), specifier);
      return target === null ? null : fileAt(index, target);
    }
    for (const target of index.aliases.targetsOf(path, specifier)) {
      const found = fileAt(index, target);
      if (found) return found;
    }
    const inside = specifier.replace(ALIAS, "");
    if (inside === specifier && !/^(?:src|app|lib|server)\//u.test(specifier)) return null;
    const stem = inside.replace(EXTENSION, "");
    const found = nearest([...index.endingWith(stem), ...index.endingWith(`${stem}/index`)], path);
    return found ? { path: found.path } : null;
  },
  // What a handler keeps in a request, those of other files read.
  sees: (_, __, name) => name.startsWith(KEPT) && "started",
  isSettingsFile,
  readSettings,
  exportObjects: [["module", "exports"], ["exports"]],
};

function parentsIn(header: string): string[] {
  const parents = PARENTS.exec(header)?.[1]?.match(/[\w$.]+/gu) ?? [];
  return [...parents, ...(INTERFACES.exec(header)?.[1]?.match(/[\w$]+/gu) ?? [])];
}

function fileAt(index: FileIndex, target: string): Namespace | null {
  const found =
    index.file(target) ??
    index.stem(target) ??
    // TypeScript imports the name of the compiled file.
    (EXTENSION.test(target) ? index.stem(target.replace(EXTENSION, "")) : undefined) ??
    index.stem(target === "" ? "index" : `${target}/index`);
  return found ? { path: found.path } : null;
}
