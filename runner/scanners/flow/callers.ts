import { literal } from "./domain/name-patterns.ts";
import { join } from "node:path";
import type { FunctionNode } from "./lower/ir.ts";
import type { Project } from "./project/project.ts";
import type { ProjectQueries } from "./project/project-queries.ts";
import { readText } from "./project/read-text.ts";
import type { FlowLanguage } from "./tables/schema.ts";

/** The name by which a function is called, and the types that other files may know it by. */
export interface Callee {
  name: string;
  types: readonly string[];
}

/** @returns null for a function that cannot be called by a name */
export function calleeOf({ name, owner }: FunctionNode, project: Pick<ProjectQueries, "withMethod">): Callee | null {
  const called = name === "<init>" ? (owner?.name ?? "") : name;
  if (called === "") return null;
  // Any interface with such a method may be that of the object.
  const ofInterface = owner && project.withMethod(name).length > 0 ? [`#${name}`] : [];
  return { name: called, types: [...(owner?.supers ?? []), ...ofInterface] };
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

  /** The paths of the files that refer to the function's file. */
  referrers({ types }: Callee): string[] {
    return this.#project.referrersOf(this.#path, types).map(({ path }) => path);
  }

  /** Whether a file that refers to the function's file calls a function of its name. */
  hasCall(callee: Callee): boolean {
    // `perform_later` calls the method of a job.
    const later = this.#language === "ruby" && callee.name === "perform" ? "(?:_\\w+)?" : "";
    // `$query->recent()` calls the scope `scopeRecent` of a model.
    const scope = this.#language === "php" ? /^scope([A-Z])(\w*)$/u.exec(callee.name) : null;
    const called = scope ? `${scope[1]?.toLowerCase()}${scope[2]}` : callee.name;
    const name = literal(called);
    const isOfObject = callee.types.includes(`#${callee.name}`);
    const declares = String.raw`(?<!(?:[\w$]|\b(?:def|fun|func|function)[ \t]+)${name})`;
    const call = new RegExp(String.raw`${isOfObject ? "\\." : ""}${name}${declares}${later}\s*\(`, "u");
    return this.referrers(callee).some((path) => {
      const stored = this.#project.storedPathOf(path);
      return stored !== undefined && call.test(readText(join(this.#root, stored)) ?? "");
    });
  }
}
