import { isRemote } from "./artifact-uri.ts";

/** The path of a directory, with a slash at its end; an empty path is unchanged. */
export function withSlash(path: string): string {
  return path === "" || path.endsWith("/") ? path : `${path}/`;
}

/** `/…`, `C:/…`, or a URI of another scheme than `file`. */
export function isAbsolute(path: string): boolean {
  return /^(\/|[A-Za-z]:\/|[A-Za-z][\w+.-]+:)/.test(path);
}

/** The path in a URI or a path as a tool writes it: decoded, with forward slashes; a remote URI is unchanged. */
export function decodePath(uri: string): string {
  if (isRemote(uri)) return uri;
  const isWindows = /^[A-Za-z]:[\\/]/.test(uri) || uri.includes("\\");
  const slashed = isWindows ? uri.replaceAll("\\", "/") : uri;
  const local = slashed
    .replace(/^file:\/{2,}(?=[A-Za-z](:|%3A|\|)\/)/i, "")
    .replace(/^file:(\/\/(localhost)?(?=\/))?/i, "");
  return decode(local).replace(/^([A-Za-z])[|:]\//, (_, drive: string) => `${drive.toUpperCase()}:/`);
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

/** Resolves `.` and `..`. */
export function withoutDots(path: string): string {
  if (!/(^|\/)\.{1,2}(\/|$)|[^:/]\/\//.test(path) || /^[A-Za-z][\w+.-]+:/.test(path)) return path;
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    const isInside = kept.length > 0 && kept.at(-1) !== ".." && kept.at(-1) !== "";
    if (segment === ".." && isInside) kept.pop();
    else if (segment !== "." && (segment !== "" || kept.length === 0)) kept.push(segment);
  }
  return kept.join("/");
}
