const DEFAULT_PORT = /:(80|443)$/;

/** Scheme, host and port: what an access token belongs to. */
export function originOf(url: string): string {
  return new URL(url).origin;
}

/**
 * Host and whole path in the one form in which repositories are compared: without scheme, user, default port, letter case,
 * trailing slashes and `.git`.
 */
export function repositoryKey(url: string): string {
  const { host, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, "").replace(/\.git$/i, "");
  return `${host.replace(DEFAULT_PORT, "")}${path}`.toLowerCase();
}
