import { ApiError } from "../../http/errors.ts";
import { decodePath, isAbsolute, withSlash } from "./file-path.ts";
import { type Fields, fieldsOf, listOf, memberOf, textOf } from "../json-fields.ts";
import { RUN_LIMITS } from "../limits.ts";
import type { RootSource } from "../schemas.ts";

/** Names that tools use for the root of the repository. */
const ROOT_NAMES = /^%?(SRCROOT|PROJECTROOT|REPOROOT|ROOTPATH|SOLUTIONROOT)%?$/i;

/** A directory on the machine of the tool that absolute paths are made relative to. */
export interface Root {
  /** Absolute, with a slash at its end. */
  path: string;
  source: RootSource;
  /** Whether it is the root of the repository, rather than any directory that paths are relative to. */
  isRepository: boolean;
}

/** @throws ApiError `bad_request` if the parameter of a request is no directory that can be a root */
export function requireRoot(parameter: string): void {
  const root: Root = { path: decodePath(parameter), source: "root_parameter", isRepository: true };
  if (isRoot(root)) return;
  const rule = "must be an absolute path or a file: URI, and not the root of the file system";
  throw new ApiError("bad_request", `root: ${rule}`);
}

/** The directories that a run names, in order of precedence. `parameter` is that of the request. */
export function readRoots(run: Fields, parameter: string | undefined): Root[] {
  const bases = fieldsOf(run["originalUriBaseIds"]);
  const provenance = listOf(run["versionControlProvenance"]).map((repository) => fieldsOf(repository)["mappedTo"]);
  const invoked = listOf(run["invocations"]).map((invocation) => fieldsOf(invocation)["workingDirectory"]);
  const rootsOf = (locations: readonly unknown[], source: RootSource): Root[] =>
    locations
      .slice(0, RUN_LIMITS.roots)
      .map((location) => ({ path: directoryOf(location, bases), source, isRepository: source !== "working_directory" }))
      .filter(isRoot);
  return [
    ...(parameter === undefined ? [] : rootsOf([{ uri: parameter }], "root_parameter")),
    // The outermost first: the others are its submodules.
    ...rootsOf(provenance, "version_control_provenance").toSorted((a, b) => a.path.length - b.path.length),
    ...rootsOfBases(bases),
    ...rootsOf(invoked, "working_directory").toSorted((a, b) => b.path.length - a.path.length),
  ];
}

/** The bases with an absolute URI: those that are named as root first, then the innermost. */
function rootsOfBases(bases: Fields): Root[] {
  return Object.entries(bases)
    .slice(0, RUN_LIMITS.uriBases)
    .map(([name, base]): Root => {
      const path = withSlash(decodePath(textOf(fieldsOf(base)["uri"]) ?? ""));
      return { path, source: "original_uri_base_ids", isRepository: ROOT_NAMES.test(name) };
    })
    .filter(isRoot)
    .toSorted((a, b) => Number(b.isRepository) - Number(a.isRepository) || b.path.length - a.path.length);
}

/** The directory that a path is made relative to. */
export function nearestRoot(path: string, roots: readonly Root[]): Root | undefined {
  return roots.find((root) => path.startsWith(root.path));
}

export function isBelowRepository(path: string, roots: readonly Root[]): boolean {
  return roots.some((root) => root.isRepository && path.startsWith(root.path));
}

/** The path of an artifactLocation that is a directory, absolute if its base is. */
function directoryOf(location: unknown, bases: Fields): string {
  let path = "";
  let next = fieldsOf(location);
  for (let hops = 0; hops < RUN_LIMITS.uriBases; hops += 1) {
    const written = decodePath(textOf(next["uri"]) ?? "");
    path = written === "" ? path : withSlash(written) + path;
    const base = textOf(next["uriBaseId"]);
    if (isAbsolute(written) || base === undefined) return path;
    next = fieldsOf(memberOf(bases, base));
  }
  return path;
}

/** Not the root of a file system, and not of another scheme than `file`. */
export function isRoot({ path }: Root): boolean {
  return /^(?:\/|[A-Z]:\/)[^/]/.test(path);
}
