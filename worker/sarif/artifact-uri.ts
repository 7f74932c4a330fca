const PLAIN = /^[A-Za-z\d\-._~!$&'()*+,;=@/]*$/;
const DRIVE = /^[A-Za-z]:\//;

/** Whether a path is not below the repository, but below the root of a disk. */
export function isAbsolutePath(path: string): boolean {
  return path.startsWith("/") || DRIVE.test(path);
}

/** A valid URI (RFC 3986) that reads back as the path, whatever that is: relative, or `file:` of an absolute path. */
export function artifactUri(path: string): string {
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
