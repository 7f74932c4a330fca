import type { Namespace } from "../domain/link.ts";
import { grammarOf } from "../languages.ts";
import { ALONE, SINK, SOURCE, THROWS } from "../tables/pre-filter.ts";
import { FLOW_LANGUAGES, type FlowLanguage } from "../tables/schema.ts";
import { csharpLinks } from "./csharp.ts";
import { EMITS, LISTENS, QUEUE } from "./events.ts";
import { FileIndex } from "./file-index.ts";
import type { FileRecord } from "./file-record.ts";
import { goLinks } from "./go.ts";
import { javaLinks, kotlinLinks } from "./java.ts";
import { javaScriptLinks } from "./javascript.ts";
import { KEPT, READS_KEPT } from "./kept-state.ts";
import { HANDLES, type LanguageLinks, ROUTES } from "./language-links.ts";
import { CATCHES } from "../models/exception-handlers.ts";
import { INCLUDES } from "../models/hooks.ts";
import type { UrlPlaceholder } from "../domain/names.ts";
import { filesBehind } from "./parent-files.ts";
import { placeholderFor } from "./url-placeholders.ts";
import { byNearness, nearest } from "./paths.ts";
import type { ProjectQueries } from "./project-queries.ts";
import { phpLinks } from "./php.ts";
import { pythonLinks } from "./python.ts";
import { filesRegistering } from "./registries.ts";
import { References } from "./references.ts";
import { rubyLinks } from "./ruby.ts";

const LINKS: Record<FlowLanguage, LanguageLinks> = {
  csharp: csharpLinks,
  go: goLinks,
  java: javaLinks,
  javascript: javaScriptLinks,
  kotlin: kotlinLinks,
  php: phpLinks,
  python: pythonLinks,
  ruby: rubyLinks,
};

/** A class in more files is a namespace. */
const MAX_PARTS = 30;

export function linksOf(language: FlowLanguage): LanguageLinks {
  return LINKS[language];
}

/** The language of a file with code, or of one that configures what imports name. */
export function languageOf(path: string): FlowLanguage | undefined {
  return grammarOf(path)?.language ?? FLOW_LANGUAGES.find((language) => LINKS[language].isSettingsFile?.(path));
}

/** The files of one language in a repository, and how they refer to each other. */
export class Project implements ProjectQueries {
  readonly index: FileIndex;
  readonly exportObjects: readonly (readonly string[])[];
  readonly #links: LanguageLinks;
  readonly #references: References;
  /** For the classes that extend or implement a type, though they refer to it through many files: the files of the type. */
  readonly #distantParents = new Map<string, ReturnType<References["closest"]>>();
  /** Files that declare a name which others use without importing it, though no file near to both loads them. */
  readonly #distant = new Map<string, FileRecord | undefined>();
  /** What the imports of a file resolve to. */
  readonly #resolved = new Map<string, Map<string, Namespace | null>>();
  /** Roles of a file and of all files that it may reach. */
  #reached: ReadonlyMap<string, number> = new Map();

  constructor(language: FlowLanguage, records: readonly FileRecord[]) {
    this.#links = LINKS[language];
    this.exportObjects = this.#links.exportObjects ?? [];
    this.index = new FileIndex(records);
    this.#references = new References(new Map(this.index.files.map((file) => [file.path, this.#referencesOf(file)])));
    const own = this.index.files.map(({ path, roles }) => [path, roles & (SOURCE | SINK | THROWS)] as const);
    this.#reached = this.#references.spread(new Map(own), (path) => filesBehind(this.index, this.#references, path));
  }

  /** Whether functions for exceptions may pass them to a sink. */
  get #catchesInSinks(): boolean {
    return this.index.declaring(CATCHES).some(({ path }) => (this.rolesFrom(path) & SINK) !== 0);
  }

  get requestVariable(): string | null {
    return this.#links.requestVariable ?? null;
  }

  get hasExtensions(): boolean {
    return this.#links.hasExtensions === true;
  }

  isEntry(path: string): boolean {
    if ((this.index.file(path)?.roles ?? 0) & ALONE) return true;
    const reached = this.rolesFrom(path);
    if ((reached & SOURCE) === 0) return false;
    return (reached & SINK) !== 0 || ((reached & THROWS) !== 0 && this.#catchesInSinks);
  }

  storedPathOf(path: string): string | undefined {
    return this.index.file(path)?.storedPath;
  }

  rolesFrom(path: string): number {
    return this.#reached.get(path) ?? 0;
  }

  referencesOf(path: string): string[] {
    return [...this.#references.of(path)];
  }

  /**
   * The files that refer to a file or to a file with one of these types, those that refer to them, those with modules that they include,
   * which have all that the including class has, and those with an interface that has the method.
   */
  referrersOf(path: string, types: readonly string[]): FileRecord[] {
    const declaring = types.flatMap((name) => this.index.declaring(name).map((file) => file.path));
    const direct = [path, ...declaring].flatMap((other) => this.#references.to(other));
    const included = direct.flatMap((other) => this.#includedBy(other));
    const interfaces = types.filter((name) => name.startsWith("#")).flatMap((name) => this.index.declaring(name));
    const all = new Set([
      ...direct,
      ...direct.flatMap((other) => this.#references.to(other)),
      ...included,
      ...interfaces.map((file) => file.path),
    ]);
    all.delete(path);
    return [...all].flatMap((other) => this.index.file(other) ?? []);
  }

  #includedBy(path: string): string[] {
    const names = this.index.file(path)?.names.filter((name) => name.startsWith(INCLUDES)) ?? [];
    return names.flatMap((name) => this.index.declaring(name.slice(INCLUDES.length)).map((file) => file.path));
  }

  resolve(importer: string, specifier: string): Namespace | null {
    const ofFile = this.#resolved.get(importer) ?? new Map<string, Namespace | null>();
    let found = ofFile.get(specifier);
    if (found !== undefined) return found;
    const file = this.index.file(importer);
    found = (file && this.#links.resolve(this.index, file, specifier)) ?? null;
    this.#resolved.set(importer, ofFile.set(specifier, found));
    return found;
  }

  inside(namespace: Namespace, name: string): Namespace | null {
    return this.#links.inside?.(this.index, namespace, name) ?? null;
  }

  declaring(importer: string, name: string): FileRecord | undefined {
    const file = this.index.file(importer);
    if (!file) return undefined;
    for (const qualified of this.#links.qualified?.(file, name) ?? []) {
      const others = this.index.declaring(qualified).filter((other) => other !== file);
      if (others.length > 0) return nearest(others, importer);
    }
    const loaded: FileRecord[] = [];
    const visible = this.index.declaring(name).filter((other) => {
      const isOwn = other === file && !name.startsWith("#");
      const seen = isOwn ? false : this.#links.sees?.(file, other, name);
      if (typeof seen !== "string") return seen === true;
      if (seen !== "near") loaded.push(other);
      return this.#isLoadedWith(importer, other.path, seen);
    });
    return nearest(visible, importer) ?? this.#distantOf(loaded, importer, name);
  }

  catching(importer: string): FileRecord[][] {
    const groups = byNearness(this.index.declaring(CATCHES), importer);
    return groups.map((group) => group.filter(({ path }) => path !== importer));
  }

  declaringIn(name: string, member: string, importer: string): FileRecord | undefined {
    return nearest(
      this.index.declaring(member).filter((file) => file.package === name),
      importer,
    );
  }

  partsOf(path: string, name: string): FileRecord[] {
    const own = this.index.file(path);
    if (own && this.#links.partNames) return this.#otherParts(own, this.#links.partNames(own, name));
    if (!own || this.#links.hasPartialClasses !== true) return [];
    return this.index.declaring(name).filter((file) => file !== own && file.package === own.package);
  }

  #otherParts(own: FileRecord, names: readonly string[]): FileRecord[] {
    const parts = new Set(names.flatMap((name) => this.index.declaring(name)));
    parts.delete(own);
    return parts.size > MAX_PARTS ? [] : [...parts];
  }

  withMethod(name: string): readonly FileRecord[] {
    const interfaces = this.#links.hasStructuralInterfaces === true ? this.index.declaring(`#${name}`) : [];
    return interfaces.length > 0 ? this.index.extending(`#${name}`) : [];
  }

  isEmitted(event: string): boolean {
    return this.index.declaring(EMITS + event).length > 0;
  }

  urlPlaceholder(path: string, parameter: string): UrlPlaceholder {
    return placeholderFor(this.index, new Set(this.#references.to(path)), parameter);
  }

  listening(event: string): readonly FileRecord[] {
    if (!event.startsWith(QUEUE)) return this.index.declaring(LISTENS + event);
    const referring = this.#references.to(event.slice(QUEUE.length)).flatMap((path) => this.index.file(path) ?? []);
    return referring.filter(({ path }) => (this.rolesFrom(path) & SINK) !== 0);
  }

  routing(path: string): FileRecord[] {
    const isRouting = (other: string): boolean => this.index.file(other)?.names.includes(ROUTES) === true;
    const found = this.#references
      .to(path)
      .flatMap((other) => (isRouting(other) ? [other] : this.#references.to(other).filter(isRouting)));
    return [...new Set(found)].flatMap((other) => (other === path ? [] : (this.index.file(other) ?? [])));
  }

  registering(path: string): FileRecord[] {
    return filesRegistering(this.index, this.#links, path);
  }

  isClass(name: string): boolean {
    return this.index.declaring(name).some(({ classes }) => Object.hasOwn(classes, name));
  }

  classNear(importer: string, name: string): FileRecord | undefined {
    const near = this.#references.near(importer);
    const files = this.index
      .declaring(name)
      .filter(({ path, classes }) => near.has(path) && Object.hasOwn(classes, name));
    return nearest(files, importer);
  }

  extending(importer: string, type: string): FileRecord[] {
    const declaring = this.index.declaring(type.replace(HANDLES, "")).map(({ path }) => path);
    const own = new Set(declaring.filter((path) => this.#references.near(importer).has(path)));
    if (own.size === 0) return [];
    return this.index.extending(type).filter(({ path }) => {
      const seen = this.#references.near(path);
      const parents = declaring.includes(path) ? [path] : declaring.filter((file) => seen.has(file));
      return (parents.length > 0 ? parents : this.#parentsOf(path, type, declaring)).some((file) => own.has(file));
    });
  }

  /** The files of the type that a distant file means by its name. */
  #parentsOf(path: string, type: string, declaring: readonly string[]): readonly string[] {
    const all = this.#distantParents.get(type) ?? this.#references.closest(declaring);
    this.#distantParents.set(type, all);
    return [...(all.get(path) ?? [])];
  }

  /** Whether a file loads another one, or a third file loads both. */
  #isLoadedWith(path: string, other: string, how: "near" | "loaded" | "started"): boolean {
    const direct = this.#references.to(path);
    const further = how === "started" ? direct.flatMap((file) => this.#references.to(file)) : [];
    return [path, ...direct, ...further].some((file) => this.#references.near(file).has(other));
  }

  #distantOf(loaded: readonly FileRecord[], importer: string, name: string): FileRecord | undefined {
    if (loaded.length === 0) return undefined;
    const key = `${importer}\0${name}`;
    const known = this.#distant.get(key);
    if (known || this.#distant.has(key)) return known;
    const others = loaded.filter(({ path }) => this.#references.haveCommonLoader(importer, path));
    const found = nearest(others, importer);
    this.#distant.set(key, found);
    return found;
  }

  #referencesOf(file: FileRecord): ReadonlySet<string> {
    const found = new Set<string>();
    for (const specifier of file.imports) {
      const namespace = this.#links.resolve(this.index, file, specifier);
      if (!namespace) continue;
      if ("path" in namespace) found.add(namespace.path);
      else for (const { path } of this.index.inPackage(namespace.package)) found.add(path);
    }
    const handling = Object.keys(file.classes).map((name) => this.index.extending(HANDLES + name));
    // Another class of this name has handlers of its own.
    for (const { path } of handling.filter((files) => !files.includes(file)).flat()) found.add(path);
    for (const name of file.names.filter((item) => item.startsWith(EMITS)))
      for (const { path } of this.listening(name.slice(EMITS.length))) found.add(path);
    for (const name of file.names.filter((item) => item.startsWith(READS_KEPT))) {
      const keeping = this.index.declaring(KEPT + name.slice(READS_KEPT.length));
      const keeper = keeping.includes(file) ? undefined : nearest(keeping, file.path);
      if (keeper) found.add(keeper.path);
    }
    for (const { path } of this.registering(file.path)) found.add(path);
    for (const name of this.#links.partNames ? Object.keys(file.classes) : [])
      for (const { path } of this.partsOf(file.path, name)) found.add(path);
    if (file.package !== "") for (const { path } of this.index.inPackage(file.package)) found.add(path);
    found.delete(file.path);
    return found;
  }
}

export function projectsOf(records: readonly FileRecord[]): Map<FlowLanguage, Project> {
  const byLanguage = Map.groupBy(records, ({ storedPath }) => languageOf(storedPath));
  return new Map(
    [...byLanguage].flatMap(([language, files]) =>
      language ? [[language, new Project(language, files)] as const] : [],
    ),
  );
}
