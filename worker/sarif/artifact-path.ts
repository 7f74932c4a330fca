import { isRemote } from "./artifact-uri.ts";
import { type Fields, fieldsOf, indexOf, listOf, memberOf, textOf } from "./json-fields.ts";
import { RUN_LIMITS } from "./limits.ts";

/** Names that tools use for the root of the repository. */
const ROOT_NAMES = /^%?(SRCROOT|PROJECTROOT|REPOROOT|ROOTPATH|SOLUTIONROOT)%?$/i;

/** The objects of a run that its artifact locations refer to. */
export interface Artifacts {
  /** The `location` of each entry of `artifacts`. */
  locations: readonly unknown[];
  /** `originalUriBaseIds` */
  bases: Fields;
  /** The bases with an absolute URI. */
  roots: readonly Root[];
}

interface Root {
  path: string;
  /** Whether its name denotes the root of the repository. */
  isRepository: boolean;
}

export function readArtifacts(artifacts: unknown, originalUriBaseIds: unknown): Artifacts {
  const bases = fieldsOf(originalUriBaseIds);
  const locations = listOf(artifacts).map((artifact) => fieldsOf(artifact)["location"]);
  return { locations, bases, roots: rootsOf(bases) };
}

export interface ArtifactPath {
  /** Decoded, with forward slashes; relative to the repository root if the file defines one. */
  path: string;
  /** The name of the base that the path is relative to, if the file does not define the base. */
  base: string | undefined;
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
    const path = withinRoot(written, artifacts.roots);
    return path === "" ? undefined : { path, base: undefined };
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
    if (isAbsolute(written))
      return isInRepository(withSlash(written), roots) ? withinRoot(withSlash(written), roots) + path : path;
    path = withSlash(written) + path;
    next = textOf(base["uriBaseId"]);
  }
  return path;
}

function isInRepository(path: string, roots: readonly Root[]): boolean {
  return roots.some((root) => root.isRepository && path.startsWith(root.path));
}

/** The part of a path below the root of the repository, else below the innermost base that contains it, else the whole path. */
function withinRoot(path: string, roots: readonly Root[]): string {
  const holding = roots.filter((root) => path.startsWith(root.path));
  const [nearest] = holding.toSorted(
    (a, b) => Number(b.isRepository) - Number(a.isRepository) || b.path.length - a.path.length,
  );
  return withoutDots(path.slice(nearest?.path.length ?? 0));
}

function rootsOf(bases: Fields): Root[] {
  return Object.entries(bases)
    .slice(0, RUN_LIMITS.uriBases)
    .map(([name, base]) => ({
      path: withSlash(decodePath(textOf(fieldsOf(base)["uri"]) ?? "")),
      isRepository: ROOT_NAMES.test(name),
    }))
    .filter(({ path }) => isAbsolute(path) && path !== "/");
}

function withSlash(path: string): string {
  return path === "" || path.endsWith("/") ? path : `${path}/`;
}

/** `/…`, `C:/…`, or a URI of another scheme than `file`. */
function isAbsolute(path: string): boolean {
  return /^(\/|[A-Za-z]:\/|[A-Za-z][\w+.-]+:)/.test(path);
}

function decodePath(uri: string): string {
  if (isRemote(uri)) return uri;
  const isWindows = /^[A-Za-z]:[\\/]/.test(uri) || uri.includes("\\");
  const slashed = isWindows ? uri.replaceAll("\\", "/") : uri;
  const local = slashed
    .replace(/^file:\/{2,}(?=[A-Za-z](:|%3A|\|)\/)/i, "")
    .replace(/^file:(\/\/(localhost)?(?=\/))?/i, "");
  return decode(local).replace(/^([A-Za-z])\|\//, "$1:/");
}

/** Decodes valid percent-encodings only: `100%.txt` is a valid name. */
function decode(text: string): string {
  if (!text.includes("%")) return text;
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

function withoutDots(path: string): string {
  if (!/(^|\/)\.{1,2}(\/|$)|[^:/]\/\//.test(path) || /^[A-Za-z][\w+.-]+:/.test(path)) return path;
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    const isInside = kept.length > 0 && kept.at(-1) !== ".." && kept.at(-1) !== "";
    if (segment === ".." && isInside) kept.pop();
    else if (segment !== "." && (segment !== "" || kept.length === 0)) kept.push(segment);
  }
  return kept.join("/");
}
