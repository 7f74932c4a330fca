import type { Namespace } from "../domain/link.ts";
import { KEPT } from "../models/request-state.ts";
import type { FileIndex } from "./file-index.ts";
import { isSettingsFile, readSettings } from "./javascript-settings.ts";
import { type LanguageLinks, matchesOf } from "./language-links.ts";
import { directoryOf, joinPath, nearest } from "./paths.ts";

const IMPORT = /\b(?:from|import|require\s{0,9}\(|import\s{0,9}\()\s{0,99}["'`]([^"'`\n]{1,300})["'`]/gu;
const CLASS =
  /\b(?:class|interface)\s+([\w$]+)(?:<[^<>{]{0,200}>)?(?:\s+extends\s+([\w$.]+))?(?:<[^<>{]{0,200}>)?(?:\s+implements\s+([\w$.,\s<>]{1,300}))?/gu;
const EXTENSION = /\.[cm]?[jt]sx?$/u;
/** A field of the request that a handler writes. */
const KEEPS = /\b(?:(?:req|request)(?:\.app)?|(?:ctx|context)\.state|res\.locals)\.([a-zA-Z_]\w*)\s*=(?![=>])/gu;
/** Prefixes that projects configure for their source directory. */
const ALIAS = /^(?:@|~|#)?\/|^\$(?=lib\/)/u;

/** Relative imports, imports by a configured name, and by an alias of a source directory: `@/services/users`. */
export const javaScriptLinks: LanguageLinks = {
  describe: (text) => ({
    package: "",
    names: matchesOf(text, KEEPS).map((name) => KEPT + name),
    classes: Object.fromEntries(
      Array.from(text.matchAll(CLASS), ([, name = "", parent, interfaces]) => [
        name,
        [...(parent ? [parent] : []), ...(interfaces?.match(/[\w$]+/gu) ?? [])],
      ]),
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

function fileAt(index: FileIndex, target: string): Namespace | null {
  const found =
    index.file(target) ??
    index.stem(target) ??
    // TypeScript imports the name of the compiled file.
    (EXTENSION.test(target) ? index.stem(target.replace(EXTENSION, "")) : undefined) ??
    index.stem(target === "" ? "index" : `${target}/index`);
  return found ? { path: found.path } : null;
}
