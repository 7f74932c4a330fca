const PLAIN = /^[A-Za-z\d\-._~!$&'()*+,;=@/]*$/;
const REMOTE = /^(?!file:)[a-z][a-z\d+.-]+:\/\/(?:[\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2}|#(?!.*#))+$/i;
const DRIVE = /^[A-Za-z]:\//;

/** Whether a path is absolute, and not below the root of the repository. */
export function isAbsolutePath(path: string): boolean {
  return path.startsWith("/") || DRIVE.test(path);
}

/** Whether the text is a URI of a scheme other than `file`, such as a dynamic scanner reports. */
export function isRemote(text: string): boolean {
  return REMOTE.test(text) && URL.canParse(text);
}

/** The valid URI (RFC 3986) that is parsed to this path: relative, `file:` for an absolute path, unchanged for a remote URI. */
export function artifactUri(path: string): string {
  if (isRemote(path)) return path;
  if (DRIVE.test(path)) return `file:///${path.slice(0, 2)}${encodePath(path.slice(2))}`;
  return path.startsWith("/") ? `file://${encodePath(path)}` : encodePath(path);
}

function encodePath(path: string): string {
  const text = path.toWellFormed();
  return PLAIN.test(text) ? text : text.split("/").map(encodeSegment).join("/");
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll("%40", "@");
}
