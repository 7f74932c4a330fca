import { type ClassNode, MAP } from "../lower/ir.ts";
import type { Value } from "../domain/value.ts";
import type { Engine } from "./engine.ts";
import { classOfType, findField } from "./methods.ts";

/* What the declarations of a repository say about members whose values are not known. */

/** The key of all fields of a request. */
const REQUEST_MAP = /(?:^|\.)(?:body|query|params|input|args)$/u;

/** The declared type of a field. That of a field of untrusted data has to be a class of the project, or a map. */
export function classOfField(engine: Engine, { type, taints }: Value, name: string): string {
  const field = findField(engine, classOfType(engine, type), name);
  const declared = field?.type ?? "";
  if (taints.length === 0 && engine.has("checkedTypes")) return declared;
  if (field?.holds?.kind === "list" && classOfType(engine, field.holds.type)) return `${field.holds.type}[]`;
  return declared === MAP || classOfType(engine, declared.replace(/\[\]$/u, "")) ? declared : "";
}

/** A value of which nothing is known has the type that its field declares: a class of the repository, or any that a compiler checks. */
export function ofDeclaredType(
  engine: Engine,
  value: Value,
  holder: ClassNode | null | undefined,
  name: string,
): Value {
  const { type, refs, closures, cls, constant, link } = value;
  if (type !== "" || refs.length > 0 || closures || cls || link || constant !== undefined) return value;
  const declared = findField(engine, holder, name)?.type ?? "";
  const isType = declared !== "" && (engine.has("checkedTypes") || engine.findClass(declared));
  return isType ? { ...value, type: declared } : value;
}

/** `size` and `count` are also common names of what a client sends. */
export function isFieldOfRequest({ taints }: Value, name: string): boolean {
  return /^(?:size|count)$/u.test(name) && taints.some(({ key }) => REQUEST_MAP.test(key));
}

/** `class Reports::Builder` declares a member of a module that no file needs to declare. */
export function qualifiedClass(engine: Engine, { accessPath }: Value, name: string): ClassNode | undefined {
  if (!engine.has("qualifiedDeclarations") || accessPath === "" || !/^[A-Z]/u.test(name)) return undefined;
  const cls = engine.findClass(name)?.cls;
  const path = `${accessPath.replaceAll(".", "::")}::${name}`;
  return cls?.name.includes("::") && (path === cls.name || path.endsWith(`::${cls.name}`)) ? cls : undefined;
}

/** Whether a member stands for its object: it holds all members. */
export function holdsAllMembers(
  { tables: { allMembers } }: Engine,
  { accessPath, type }: Value,
  name: string,
): boolean {
  if (!allMembers.has(name)) return false;
  const named = { name, creates: false, hasReceiver: true, accessPath, types: [type], texts: [], root: "" };
  return allMembers.match(named).length > 0;
}
