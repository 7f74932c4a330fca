import type { DeclaredClass, Module } from "../domain/value.ts";
import type { ClassNode } from "../lower/ir.ts";
import { HANDLES } from "../project/language-links.ts";
import type { ProjectQueries } from "../project/project-queries.ts";
import { SOURCE } from "../tables/pre-filter.ts";

/** Files with implementations that are loaded for any call, and not only if untrusted data may pass. */
const MAX_IMPLEMENTATIONS = 5;

type Files = ReturnType<ProjectQueries["extending"]>;

/** The files with classes that extend or implement a type which the code of a file names, or whose values it gets from others. */
export function filesExtending(
  type: string,
  path: string,
  findClass: (name: string) => DeclaredClass | undefined,
  project: ProjectQueries,
): Files {
  const seen = project.extending(path, type);
  if (seen.length > 0) return seen;
  const declaring = findClass(type.replace(HANDLES, ""))?.frame.module.path;
  return declaring === undefined || declaring === path ? seen : project.extending(declaring, type);
}

/** The classes with a parent in these files: of many, those that matter for a call with untrusted data, or without. */
export function classesWithParent(
  parent: string,
  files: Files,
  linker: { module(path: string): Module | null; rolesFrom(path: string): number },
  isTainted: () => boolean,
): ClassNode[] {
  const wanted = files.filter(
    ({ path }, index) => index < MAX_IMPLEMENTATIONS || (linker.rolesFrom(path) & SOURCE) !== 0 || isTainted(),
  );
  return wanted.flatMap(({ path, classes }) => {
    const names = Object.keys(classes).filter((name) => classes[name]?.includes(parent));
    return names.flatMap((name) => linker.module(path)?.classes.get(name)?.cls ?? []);
  });
}
