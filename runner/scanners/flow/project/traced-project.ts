import { createHash } from "node:crypto";
import type { Namespace } from "../domain/link.ts";
import type { ProjectQueries } from "./project-queries.ts";

/** Queries that begin alike, `[method, first argument]`, and the other arguments of each. */
export type QueryGroup = readonly [method: string, first: string, others: readonly (readonly string[])[]];

/** The methods by name, with arguments and answers as text: what differs in an answer may change the analysis. */
const ANSWERS: Record<string, (project: ProjectQueries, first: string, others: readonly string[]) => string> = {
  isEntry: (project, path) => String(project.isEntry(path)),
  rolesFrom: (project, path) => String(project.rolesFrom(path)),
  resolve: (project, importer, [specifier = ""]) => shown(project.resolve(importer, specifier)),
  insideFile: (project, path, [name = ""]) => shown(project.inside({ path }, name)),
  insidePackage: (project, packageName, [name = ""]) => shown(project.inside({ package: packageName }, name)),
  declaring: (project, importer, [name = ""]) => project.declaring(importer, name)?.path ?? "",
  catching: (project, importer) => project.catching(importer).map(pathsOf).join("\n"),
  declaringIn: (project, name, [member = "", importer = ""]) => project.declaringIn(name, member, importer)?.path ?? "",
  partsOf: (project, path, [name = ""]) => pathsOf(project.partsOf(path, name)),
  withMethod: (project, name) => JSON.stringify(project.withMethod(name).map(({ path, classes }) => [path, classes])),
  isEmitted: (project, event) => String(project.isEmitted(event)),
  urlPlaceholder: (project, path, [parameter = ""]) => project.urlPlaceholder(path, parameter) ?? "",
  listening: (project, event) => pathsOf(project.listening(event)),
  routing: (project, path) => pathsOf(project.routing(path)),
  registering: (project, path) => pathsOf(project.registering(path)),
  isClass: (project, name) => String(project.isClass(name)),
  classNear: (project, importer, [name = ""]) => project.classNear(importer, name)?.path ?? "",
  extending: (project, importer, [type = ""]) =>
    JSON.stringify(project.extending(importer, type).map(({ path, classes }) => [path, classes])),
};

/** Answers the queries of the analysis of one file and records them, so that a later scan knows whether their answers are still the same. */
export class TracedProject implements ProjectQueries {
  readonly #project: ProjectQueries;
  readonly #asked = new Map<string, Map<string, Map<string, readonly string[]>>>();

  constructor(project: ProjectQueries) {
    this.#project = project;
  }

  get queries(): QueryGroup[] {
    return [...this.#asked].flatMap(([method, byFirst]) =>
      Array.from(byFirst, ([first, others]): QueryGroup => [method, first, [...others.values()]]),
    );
  }

  get exportObjects(): readonly (readonly string[])[] {
    return this.#project.exportObjects;
  }

  get requestVariable(): string | null {
    return this.#project.requestVariable;
  }

  get hasExtensions(): boolean {
    return this.#project.hasExtensions;
  }

  /** Not recorded: the files that an analysis reads are compared by their content. */
  storedPathOf(path: string): string | undefined {
    return this.#project.storedPathOf(path);
  }

  isEntry(path: string): boolean {
    this.#ask("isEntry", path);
    return this.#project.isEntry(path);
  }

  rolesFrom(path: string): number {
    this.#ask("rolesFrom", path);
    return this.#project.rolesFrom(path);
  }

  resolve(importer: string, specifier: string): Namespace | null {
    this.#ask("resolve", importer, specifier);
    return this.#project.resolve(importer, specifier);
  }

  inside(namespace: Namespace, name: string): Namespace | null {
    if ("path" in namespace) this.#ask("insideFile", namespace.path, name);
    else this.#ask("insidePackage", namespace.package, name);
    return this.#project.inside(namespace, name);
  }

  declaring(importer: string, name: string): ReturnType<ProjectQueries["declaring"]> {
    this.#ask("declaring", importer, name);
    return this.#project.declaring(importer, name);
  }

  catching(importer: string): ReturnType<ProjectQueries["catching"]> {
    this.#ask("catching", importer);
    return this.#project.catching(importer);
  }

  declaringIn(name: string, member: string, importer: string): ReturnType<ProjectQueries["declaringIn"]> {
    this.#ask("declaringIn", name, member, importer);
    return this.#project.declaringIn(name, member, importer);
  }

  partsOf(path: string, name: string): ReturnType<ProjectQueries["partsOf"]> {
    this.#ask("partsOf", path, name);
    return this.#project.partsOf(path, name);
  }

  withMethod(name: string): ReturnType<ProjectQueries["withMethod"]> {
    this.#ask("withMethod", name);
    return this.#project.withMethod(name);
  }

  isEmitted(event: string): boolean {
    this.#ask("isEmitted", event);
    return this.#project.isEmitted(event);
  }

  urlPlaceholder(path: string, parameter: string): ReturnType<ProjectQueries["urlPlaceholder"]> {
    this.#ask("urlPlaceholder", path, parameter);
    return this.#project.urlPlaceholder(path, parameter);
  }

  listening(event: string): ReturnType<ProjectQueries["listening"]> {
    this.#ask("listening", event);
    return this.#project.listening(event);
  }

  routing(path: string): ReturnType<ProjectQueries["routing"]> {
    this.#ask("routing", path);
    return this.#project.routing(path);
  }

  registering(path: string): ReturnType<ProjectQueries["registering"]> {
    this.#ask("registering", path);
    return this.#project.registering(path);
  }

  isClass(name: string): boolean {
    this.#ask("isClass", name);
    return this.#project.isClass(name);
  }

  classNear(importer: string, name: string): ReturnType<ProjectQueries["classNear"]> {
    this.#ask("classNear", importer, name);
    return this.#project.classNear(importer, name);
  }

  extending(importer: string, type: string): ReturnType<ProjectQueries["extending"]> {
    this.#ask("extending", importer, type);
    return this.#project.extending(importer, type);
  }

  #ask(method: string, first: string, ...others: readonly string[]): void {
    const byFirst = this.#asked.get(method) ?? new Map<string, Map<string, readonly string[]>>();
    this.#asked.set(method, byFirst);
    const known = byFirst.get(first) ?? new Map<string, readonly string[]>();
    byFirst.set(first, known);
    const key = others.length === 1 ? (others[0] ?? "") : JSON.stringify(others);
    if (!known.has(key)) known.set(key, others);
  }
}

/** A digest of the answers to these queries, hexadecimal. Equal digests mean equal answers. */
export function digestAnswers(project: ProjectQueries, queries: readonly QueryGroup[]): string {
  const hash = createHash("sha256");
  for (const [method, first, others] of queries) {
    const answers = others.map((arguments_) => ANSWERS[method]?.(project, first, arguments_) ?? "");
    hash.update(`${JSON.stringify(answers)}\n`);
  }
  return hash.digest("hex");
}

function pathsOf(files: readonly { path: string }[]): string {
  return JSON.stringify(files.map(({ path }) => path));
}

function shown(namespace: Namespace | null): string {
  if (!namespace) return "";
  return "path" in namespace ? `file ${namespace.path}` : `package ${namespace.package}`;
}
