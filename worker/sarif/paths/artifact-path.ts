import { decodePath, isAbsolute, withoutDots, withSlash } from "./file-path.ts";
import { type Fields, fieldsOf, indexOf, listOf, memberOf, textOf } from "../json-fields.ts";
import { RUN_LIMITS } from "../limits.ts";
import { isBelowRepository, nearestRoot, readRoots, type Root } from "./repository-roots.ts";

/** The objects of a run that its artifact locations refer to. */
export interface Artifacts {
  /** The `location` of each entry of `artifacts`. */
  locations: readonly unknown[];
  /** `originalUriBaseIds` */
  bases: Fields;
  /** The directories that absolute paths are made relative to. */
  roots: readonly Root[];
}

/** @param root the directory that the request names as the root of the repository */
export function readArtifacts(run: Fields, root?: string): Artifacts {
  const locations = listOf(run["artifacts"]).map((artifact) => fieldsOf(artifact)["location"]);
  return { locations, bases: fieldsOf(run["originalUriBaseIds"]), roots: readRoots(run, root) };
}

export interface ArtifactPath {
  /** Decoded, with forward slashes; relative to the root of the repository if it is known. */
  path: string;
  /** The name of the base that the path is relative to, if the file does not define the base. */
  base: string | undefined;
  /** The directory that an absolute path was made relative to. */
  root?: Root | undefined;
}

/** The path of an artifactLocation (SARIF 2.1.0, 3.4), or undefined when it has none. */
export function artifactPath(value: unknown, artifacts: Artifacts): ArtifactPath | undefined {
  const named = fieldsOf(value);
  const location =
    textOf(named["uri"]) === undefined ? fieldsOf(artifacts.locations[indexOf(named["index"]) ?? -1]) : named;
  const uri = textOf(location["uri"]);
  if (uri === undefined) return undefined;
  const written = decodePath(uri);
  if (isAbsolute(written)) {
    const root = nearestRoot(written, artifacts.roots);
    const path = withinRoot(written, root);
    return path === "" ? undefined : { path, base: undefined, root };
  }
  const base = textOf(location["uriBaseId"]) ?? textOf(named["uriBaseId"]);
  const before = base === undefined ? "" : pathOfBase(base, artifacts);
  const path = withoutDots(before + written);
  return path === "" ? undefined : { path, base: before === "" ? base : undefined };
}

/** The relative part of a chain of bases: an absolute one at its top is the place of the repository on the tool's machine. */
function pathOfBase(name: string, { bases, roots }: Artifacts): string {
  let path = "";
  let next: string | undefined = name;
  for (let hops = 0; next !== undefined && hops < RUN_LIMITS.uriBases; hops += 1) {
    const base = fieldsOf(memberOf(bases, next));
    const written = decodePath(textOf(base["uri"]) ?? "");
    if (isAbsolute(written)) {
      const directory = withSlash(written);
      return isBelowRepository(directory, roots) ? withinRoot(directory, nearestRoot(directory, roots)) + path : path;
    }
    path = withSlash(written) + path;
    next = textOf(base["uriBaseId"]);
  }
  return path;
}

function withinRoot(path: string, root: Root | undefined): string {
  return withoutDots(path.slice(root?.path.length ?? 0));
}
