import { literal } from "./domain/name-patterns.ts";
import { join } from "node:path";
import type { FunctionNode } from "./lower/ir.ts";
import type { Project } from "./project/project.ts";
import type { ProjectQueries } from "./project/project-queries.ts";
import { readText } from "./project/read-text.ts";
import type { FlowLanguage } from "./tables/schema.ts";

/** Languages where a file need not name the class of an object that it is given. */
const UNTYPED = new Set<FlowLanguage>(["javascript", "python", "ruby"]);

const REFERENCES = new Set<FlowLanguage>(["java", "kotlin"]);

/** The name by which a function is called, the types that other files may know it by, and its class. */
export interface Callee {
  name: string;
  types: readonly string[];
  owner: string;
}

/** @returns null for a function that cannot be called by a name */
export function calleeOf({ name, owner }: FunctionNode, project: Pick<ProjectQueries, "withMethod">): Callee | null {
  const isConstructor = name === "<init>";
  const called = isConstructor ? (owner?.name ?? "") : name;
  if (called === "") return null;
  // Any interface with such a method may be that of the object.
  const ofInterface = owner && project.withMethod(name).length > 0 ? [`#${name}`] : [];
  const types = [...(owner?.supers ?? []), ...ofInterface];
  return { name: called, types, owner: isConstructor ? "" : (owner?.name ?? "") };
}

/** The files that may call functions of a file. */
export class Callers {
  readonly #root: string;
  readonly #project: Project;
  readonly #language: FlowLanguage;
  readonly #path: string;

  constructor(root: string, project: Project, language: FlowLanguage, path: string) {
    this.#root = root;
    this.#project = project;
    this.#language = language;
    this.#path = path;
  }

  /** The paths of the files that may call a function. */
  files(callee: Callee): string[] {
    const referrers = this.#referrers(callee);
    return [...referrers, ...this.#receivers(callee, referrers)];
  }

  /** Whether one of these files has a call of its name. */
  hasCall(callee: Callee): boolean {
    // `$query->recent()` calls the scope `scopeRecent` of a model.
    const scope = this.#language === "php" ? /^scope([A-Z])(\w*)$/u.exec(callee.name) : null;
    const called = scope ? `${scope[1]?.toLowerCase()}${scope[2]}` : callee.name;
    const name = literal(called);
    const isOfObject = callee.types.includes(`#${callee.name}`);
    const declares = String.raw`(?<!(?:[\w$]|\b(?:def|fun|func|function)[ \t]+)${name})`;
    const call = new RegExp(
      String.raw`${isOfObject ? "\\." : ""}${name}${declares}${this.#suffixOf(callee)}\s*\(${this.#referenceTo(name)}`,
      "u",
    );
    const ofObject = new RegExp(String.raw`(?<!\b(?:this|self)\s*)\.\s*${name}\s*\(`, "u");
    const referrers = this.#referrers(callee);
    if (referrers.some((path) => call.test(this.#textOf(path)))) return true;
    return this.#receivers(callee, referrers).some((path) => ofObject.test(this.#textOf(path)));
  }

  /** `serializer::read` passes the method to what calls it. */
  #referenceTo(name: string): string {
    return REFERENCES.has(this.#language) ? String.raw`|::\s*${name}(?![\w$])` : "";
  }

  /** What may stand between the name and the arguments. */
  #suffixOf({ name, owner }: Callee): string {
    // `perform_later` calls the method of a job.
    if (this.#language === "ruby" && name === "perform") return "(?:_\\w+)?";
    // `send_mail.delay(order)` calls the function of a task.
    return this.#language === "python" && owner === "" ? "(?:\\.\\w+)?" : "";
  }

  /** The files that refer to the function's file. */
  #referrers({ types }: Callee): string[] {
    return this.#project.referrersOf(this.#path, types).map(({ path }) => path);
  }

  /** The other files to which one that makes an object of the class may pass it. */
  #receivers({ owner }: Callee, referrers: readonly string[]): string[] {
    if (owner === "" || !UNTYPED.has(this.#language)) return [];
    const makes = new RegExp(String.raw`(?<![\w$])${literal(owner)}(?:\.new\b|\s*\()`, "u");
    const makers = referrers.filter((path) => makes.test(this.#textOf(path)));
    const others = new Set(makers.flatMap((path) => this.#project.referencesOf(path)));
    return [...others].filter((path) => path !== this.#path && !referrers.includes(path));
  }

  #textOf(path: string): string {
    const stored = this.#project.storedPathOf(path);
    return stored === undefined ? "" : (readText(join(this.#root, stored)) ?? "");
  }
}
