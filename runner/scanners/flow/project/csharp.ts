import { fileDeclaring, HANDLES, type LanguageLinks, matchesOf, parentsIn } from "./language-links.ts";
import { headersOf } from "./headers.ts";
import { EMITS, LISTENS } from "./events.ts";
import { isKept, keptNames } from "./kept-state.ts";
import { checkedClasses, isChecked } from "./rule-classes.ts";
import { isSent, sentClasses } from "./sent-classes.ts";
import type { FileRecord } from "./file-record.ts";

const NAMESPACE = /^[ \t]*namespace[ \t]+([\w.]+)/mu;
const USING = /^[ \t]*(?:global[ \t]+)?using[ \t]+(?:static[ \t]+)?(?:\w+[ \t]*=[ \t]*)?([\w.]+)[ \t]*;/gmu;
const TYPE = /\b(?:class|interface|enum|struct|record(?:\s+(?:class|struct))?)\s+(\w+)/gu;

/** Interfaces of classes that handle messages of a class: those of libraries, and those of the repository, which have such names. */
const HANDLER =
  /\bI\w*(?:Handle\w*|Consumer|Subscriber|Listener|Processor|Interactor|UseCase)<\s*(?:\w+\.)*([A-Z]\w*)/gu;

/** `orders.Placed += OnPlaced` */
const LISTEN = /\.(\w+)\s*\+=\s*(?=(?:async\b|static\b|delegate\b|new\b|\(|(?:\w+\s*=>)|(?:\w+\.)*[A-Z_]\w*\s*;))/gu;
/** `Placed?.Invoke(this, order)` */
const EMIT = /\b(\w+)\s*\??\.\s*Invoke\s*\(/gu;

/** Methods that extend another type. */
const EXTENSION = /\b(\w+)\s*(?:<[^<>()]*>\s*)?\(\s*this\s/gu;

/** Namespaces: types of the same namespace, of those around it, and of those that a file uses. */
export const csharpLinks: LanguageLinks = {
  describe: (text, path) => ({
    package: NAMESPACE.exec(text)?.[1] ?? "",
    names: [
      ...matchesOf(text, EXTENSION),
      ...matchesOf(text, LISTEN).map((event) => LISTENS + event),
      ...matchesOf(text, EMIT).map((event) => EMITS + event),
      ...keptNames(text),
      ...checkedClasses(text),
      ...sentClasses(text, path),
    ],
    classes: Object.fromEntries(
      headersOf(text, TYPE, /[{;]/u).map(({ name, text: header }) => [name, parentsOf(header)]),
    ),
    imports: matchesOf(text, USING),
  }),
  resolve: (index, { path }, specifier) => {
    if (index.inPackage(specifier).length > 0) return { package: specifier };
    const file = fileDeclaring(index, path, specifier);
    return file ? { path: file.path } : null;
  },
  sees: (importer, other, name) =>
    isSent(name) ? "loaded" : isKept(name) || isChecked(name) || isVisible(importer, other),
  hasExtensions: true,
  hasPartialClasses: true,
};

/** The names in the header of a type, and the messages that the class handles. */
function parentsOf(header: string): string[] {
  return [...parentsIn(header), ...matchesOf(header, HANDLER).map((message) => HANDLES + message)];
}

function isVisible(importer: FileRecord, { package: namespace }: FileRecord): boolean {
  return (
    namespace === "" ||
    importer.package === namespace ||
    importer.package.startsWith(`${namespace}.`) ||
    importer.imports.includes(namespace)
  );
}
