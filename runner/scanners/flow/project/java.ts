import type { Description } from "./file-record.ts";
import {
  type LanguageLinks,
  matchesOf,
  resolveQualified,
  sharesPackage,
  typesOf,
  withHandlers,
} from "./language-links.ts";
import { handledIn } from "./java-listeners.ts";
import { isKept, keptNames } from "./kept-state.ts";
import { checkedClasses, isChecked } from "./rule-classes.ts";
import { directoryOf } from "./paths.ts";

const PACKAGE = /^[ \t]*package[ \t]+([\w.]+)/mu;
const IMPORT = /^[ \t]*import[ \t]+(?:static[ \t]+)?((?:\w+\.)*(?:\w+|\*))/gmu;
const TYPE = /\b(?:enum\s+class|class|interface|enum|record|object)\s+(\w+)/gu;
/** Functions and properties of Kotlin that are not in a class. */
const FUNCTION =
  /^(?:(?:public|internal|suspend|inline|private|tailrec|operator|infix)\s+)*fun\s+(?:<(?:[^<>\n]|<[^<>\n]*>)+>\s*)?(?:[\w.<>?]+\.)?(\w+)\s*\(/gmu;
const PROPERTY =
  /^(?:(?:public|internal|private|const|lateinit|inline)\s+)*va[lr]\s+(?:<(?:[^<>\n]|<[^<>\n]*>)+>\s*)?(?:[\w.<>?]+\.)?(\w+)/gmu;

/** Packages: classes of the same package, and imports of classes and packages. */
export const javaLinks: LanguageLinks = {
  describe: (text, path) => describe(text, path, []),
  resolve: resolveQualified,
  sees: (importer, other, name) => isKept(name) || isChecked(name) || sharesPackage(importer, other, name),
};

/** As Java, with functions and properties of packages. */
export const kotlinLinks: LanguageLinks = {
  ...javaLinks,
  hasExtensions: true,
  describe: (text, path) => describe(text, path, [...matchesOf(text, FUNCTION), ...matchesOf(text, PROPERTY)]),
};

function describe(text: string, path: string, names: string[]): Description {
  return {
    package: PACKAGE.exec(text)?.[1] ?? `/${directoryOf(path)}`,
    names: [...names, ...keptNames(text), ...checkedClasses(text)],
    classes: withHandlers(handledIn(text), typesOf(text, TYPE, /[{;]|\n\n/u)),
    imports: matchesOf(text, IMPORT),
  };
}
