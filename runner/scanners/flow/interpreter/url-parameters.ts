import type { UrlPlaceholder } from "../domain/names.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";

/** Whether the URLs that are mapped to a function have no free text for a parameter. */
export function isUrlRestricted(engine: Engine, fn: FunctionNode, parameter: string): boolean {
  return engine.tables.urlRoutes.length > 0 && urlPlaceholder(engine, fn, parameter) === "restricted";
}

/** What the URLs let into it. */
export function urlPlaceholder(
  { linker }: Engine,
  { at, name, owner }: FunctionNode,
  parameter: string,
): UrlPlaceholder {
  return linker?.urlPlaceholder(at.file.path, owner?.name ?? name, parameter) ?? null;
}
