import type { Namespace } from "../domain/link.ts";
import { grammarOf } from "../languages.ts";
import { ALONE, SINK, SOURCE } from "../tables/pre-filter.ts";
import { FLOW_LANGUAGES, type FlowLanguage } from "../tables/schema.ts";
import { csharpLinks } from "./csharp.ts";
import { EMITS, LISTENS } from "./events.ts";
import { FileIndex } from "./file-index.ts";
import type { FileRecord } from "./file-record.ts";
import { goLinks } from "./go.ts";
import { javaLinks, kotlinLinks } from "./java.ts";
import { javaScriptLinks } from "./javascript.ts";
import { HANDLES, type LanguageLinks } from "./language-links.ts";
import { CATCHES } from "../models/exception-handlers.ts";
import { allNearest, nearest } from "./paths.ts";
import type { ProjectQueries } from "./project-queries.ts";
import { phpLinks } from "./php.ts";
import { pythonLinks } from "./python.ts";
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
  readonly #references = new Map<string, ReadonlySet<string>>();
  readonly #referrers = new Map<string, string[]>();
  /** The files that a file refers to, directly or through another file, and itself. */
  readonly #nearby = new Map<string, ReadonlySet<string>>();
  /** What the imports of a file resolve to. */
  readonly #resolved = new Map<string, Map<string, Namespace | null>>();
  /** Roles of a file and of all files that it may reach. */
  readonly #reached = new Map<string, number>();

  constructor(language: FlowLanguage, records: readonly FileRecord[]) {
    this.#links = LINKS[language];
    this.exportObjects = this.#links.exportObjects ?? [];
    this.index = new FileIndex(records);
    for (const file of this.index.files) this.#references.set(file.path, this.#referencesOf(file));
    this.#spread();
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
    return (reached & SOURCE) !== 0 && (reached & SINK) !== 0;
  }

  storedPathOf(path: string): string | undefined {
    return this.index.file(path)?.storedPath;
  }

  rolesFrom(path: string): number {
    return this.#reached.get(path) ?? 0;
  }

  referencesOf(path: string): string[] {
    return [...(this.#references.get(path) ?? [])];
  }

  /** The files that refer to a file or to a file with one of these types, and those that refer to them. */
  referrersOf(path: string, types: readonly string[]): FileRecord[] {
    const declaring = types.flatMap((name) => this.index.declaring(name).map((file) => file.path));
    const direct = [path, ...declaring].flatMap((other) => this.#referrers.get(other) ?? []);
    const all = new Set([...direct, ...direct.flatMap((other) => this.#referrers.get(other) ?? [])]);
    all.delete(path);
    return [...all].flatMap((other) => this.index.file(other) ?? []);
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
    const visible = this.index.declaring(name).filter((other) => {
      const isOwn = other === file && !name.startsWith("#");
      const seen = isOwn ? false : this.#links.sees?.(file, other, name);
      return typeof seen === "string" ? this.#isLoadedWith(importer, other.path, seen) : seen === true;
    });
    return nearest(visible, importer);
  }

  catching(importer: string): FileRecord[] {
    return allNearest(this.index.declaring(CATCHES), importer).filter(({ path }) => path !== importer);
  }

  declaringIn(name: string, member: string, importer: string): FileRecord | undefined {
    return nearest(
      this.index.declaring(member).filter((file) => file.package === name),
      importer,
    );
  }

  partsOf(path: string, name: string): FileRecord[] {
    const own = this.index.file(path);
    if (!own || this.#links.hasPartialClasses !== true) return [];
    return this.index.declaring(name).filter((file) => file !== own && file.package === own.package);
  }

  withMethod(name: string): readonly FileRecord[] {
    return this.#links.hasStructuralInterfaces === true ? this.index.extending(`#${name}`) : [];
  }

  listening(event: string): readonly FileRecord[] {
    return this.index.declaring(LISTENS + event);
  }

  classNear(importer: string, name: string): FileRecord | undefined {
    const near = this.#near(importer);
    const files = this.index
      .declaring(name)
      .filter(({ path, classes }) => near.has(path) && Object.hasOwn(classes, name));
    return nearest(files, importer);
  }

  extending(importer: string, type: string): FileRecord[] {
    const near = this.#near(importer);
    const declaring = this.index.declaring(type.replace(HANDLES, "")).filter(({ path }) => near.has(path));
    return this.index.extending(type).filter(({ path }) => {
      const seen = this.#near(path);
      return declaring.some((file) => seen.has(file.path));
    });
  }

  /** Whether a file loads another one, or a third file loads both. */
  #isLoadedWith(path: string, other: string, how: "loaded" | "started"): boolean {
    const direct = this.#referrers.get(path) ?? [];
    const further = how === "started" ? direct.flatMap((file) => this.#referrers.get(file) ?? []) : [];
    return [path, ...direct, ...further].some((file) => this.#near(file).has(other));
  }

  #near(path: string): ReadonlySet<string> {
    let near = this.#nearby.get(path);
    if (!near) {
      const direct = this.referencesOf(path);
      near = new Set([path, ...direct, ...direct.flatMap((other) => this.referencesOf(other))]);
      this.#nearby.set(path, near);
    }
    return near;
  }

  #referencesOf(file: FileRecord): ReadonlySet<string> {
    const found = new Set<string>();
    for (const specifier of file.imports) {
      const namespace = this.#links.resolve(this.index, file, specifier);
      if (!namespace) continue;
      if ("path" in namespace) found.add(namespace.path);
      else for (const { path } of this.index.inPackage(namespace.package)) found.add(path);
    }
    for (const { path } of Object.keys(file.classes).flatMap((name) => this.index.extending(HANDLES + name)))
      found.add(path);
    for (const name of file.names.filter((item) => item.startsWith(EMITS)))
      for (const { path } of this.listening(name.slice(EMITS.length))) found.add(path);
    if (file.package !== "") for (const { path } of this.index.inPackage(file.package)) found.add(path);
    found.delete(file.path);
    return found;
  }

  /** Propagates roles against the references, to the fixpoint. */
  #spread(): void {
    for (const [path, references] of this.#references)
      for (const other of references) {
        const known = this.#referrers.get(other);
        if (known) known.push(path);
        else this.#referrers.set(other, [path]);
      }
    for (const { path, roles } of this.index.files) this.#reached.set(path, roles & (SOURCE | SINK));
    const pending = this.index.files.map(({ path }) => path);
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const roles = this.rolesFrom(path);
      for (const referrer of this.#referrers.get(path) ?? []) {
        const known = this.rolesFrom(referrer);
        if ((known | roles) === known) continue;
        this.#reached.set(referrer, known | roles);
        pending.push(referrer);
      }
    }
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
