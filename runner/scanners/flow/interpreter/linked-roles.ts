import type { ProjectQueries } from "../project/project-queries.ts";
import { SINK, SOURCE } from "../tables/pre-filter.ts";
import { declaredValue } from "./assign.ts";
import type { Scope } from "./engine.ts";

/** The roles of the code of other files that a name in a file may reach. */
export function rolesOfName(name: string, { frame, state }: Scope, project: ProjectQueries): number {
  const { path } = frame.module;
  const link = declaredValue(frame, name, state)?.link;
  const namespace = link ? project.resolve(path, link.from) : project.declaring(path, name);
  if (!namespace) return 0;
  const file = "path" in namespace ? namespace : project.declaringIn(namespace.package, link?.member ?? "", path);
  if (!file) return link?.member === "*" ? SOURCE | SINK : 0;
  return project.rolesFrom(file.path) & (SOURCE | SINK);
}
