const DEFAULT_PORT = /:(80|443)$/;

/** Scheme, host, port and path of a repository: what an access token is bound to. Paths are compared as in `repositoryKey`. */
export function boundRepository(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${repositoryPath(pathname)}`;
}

export function hasSameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

/**
 * Host and whole path in the one form in which repositories are compared: without scheme, user, default port, letter case,
 * trailing slashes and `.git`.
 */
export function repositoryKey(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(DEFAULT_PORT, "")}${repositoryPath(pathname)}`;
}

function repositoryPath(pathname: string): string {
  return pathname
    .replace(/\/+$/, "")
    .replace(/\.git$/i, "")
    .toLowerCase();
}
