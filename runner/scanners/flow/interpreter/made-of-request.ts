import type { ClassNode } from "../lower/ir.ts";
import { MADE } from "../project/language-links.ts";
import type { ProjectQueries } from "../project/project-queries.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import { findMethod } from "./methods.ts";

const ANY_DATA = /^(?:\??array|mixed)?$/u;

/** The arguments of the constructor of a class that the application makes of the request; none of any other class. */
export function requestArguments(engine: Engine, cls: ClassNode, project: ProjectQueries, scope: Scope): Value[] {
  const { requestVariable: name } = project;
  if (name === null || !project.declaring(cls.at.file.path, MADE + cls.name)) return [];
  const params = findMethod(engine, cls, "<init>", [])?.fn.params ?? [];
  const request = engine.evaluate({ op: "name", at: cls.at, name }, scope);
  return params.map(({ type }) => (ANY_DATA.test(type) ? request : UNKNOWN));
}
