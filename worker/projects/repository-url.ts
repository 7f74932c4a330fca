const DEFAULT_PORT = /:(80|443)$/;

/** Scheme, host, port and path of a repository, to which an access token is bound. Paths are normalized as in `repositoryKey`. */
export function boundRepository(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${repositoryPath(pathname)}`;
}

export function hasSameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

/**
 * The normalized host and path by which repositories are compared: without scheme, user, default port, letter case, trailing
 * slashes and `.git`.
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
