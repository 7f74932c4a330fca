import type { Description } from "./file-record.ts";
import {
  type LanguageLinks,
  matchesOf,
  resolveQualified,
  sharesPackage,
  typesOf,
  withHandlers,
} from "./language-links.ts";
import { isKept, keptNames } from "./kept-state.ts";
import { directoryOf } from "./paths.ts";

const PACKAGE = /^[ \t]*package[ \t]+([\w.]+)/mu;
const IMPORT = /^[ \t]*import[ \t]+(?:static[ \t]+)?((?:\w+\.)*(?:\w+|\*))/gmu;
const TYPE = /\b(?:enum\s+class|class|interface|enum|record|object)\s+(\w+)/gu;
/** Functions and properties of Kotlin that are not in a class. */
const FUNCTION =
  /^(?:(?:public|internal|suspend|inline|private|tailrec|operator|infix)\s+)*fun\s+(?:<[^>\n]+>\s*)?(?:[\w.<>?]+\.)?(\w+)\s*\(/gmu;
const PROPERTY =
  /^(?:(?:public|internal|private|const|lateinit|inline)\s+)*va[lr]\s+(?:<[^>\n]+>\s*)?(?:[\w.<>?]+\.)?(\w+)/gmu;

/** Methods that a framework calls for events of the class of their parameter. */
const HANDLER =
  /@(?:(?:Transactional)?EventListener|Subscribe|EventHandler|CommandHandler|QueryHandler)\b(?:\([^()]{0,300}\))?\s{1,99}(?:(?:@\w+|public|protected|override|open|suspend|final|synchronized)\s{1,99}){0,6}(?:fun|[\w.<>?,]{1,100})\s{1,9}\w+\s{0,9}\(\s{0,99}(?:final\s+|@\w+\s+){0,3}(?:\w+\s*:\s*([A-Z]\w*)|([A-Z]\w*)\s+\w+)/gu;
const OBSERVER =
  /\(\s{0,99}(?:@\w+\s+){0,3}@Observes(?:Async)?\b(?:\([^()]{0,100}\))?\s+(?:(?:final\s+)?([A-Z]\w*)\s+\w+|\w+\s*:\s*([A-Z]\w*))/gu;

/** Packages: classes of the same package, and imports of classes and packages. */
export const javaLinks: LanguageLinks = {
  describe: (text, path) => describe(text, path, []),
  resolve: resolveQualified,
  sees: (importer, other, name) => isKept(name) || sharesPackage(importer, other, name),
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
    names: [...names, ...keptNames(text)],
    classes: withHandlers(handledIn(text), typesOf(text, TYPE, /[{;]|\n\n/u)),
    imports: matchesOf(text, IMPORT),
  };
}

/** The classes of the events that methods of a file handle. */
function handledIn(text: string): string[] {
  return [HANDLER, OBSERVER].flatMap((expression) =>
    Array.from(text.matchAll(expression), ([, named, typed = ""]) => named ?? typed),
  );
}
