/** How a host writes the URL of a line of a file at a commit. */
const STYLES: readonly (readonly [host: RegExp, blob: string, line: (line: number) => string])[] = [
  [/(^|\.)github\./, "blob", (line) => `#L${line}`],
  [/(^|\.)gitlab\./, "-/blob", (line) => `#L${line}`],
  [/(^|\.)bitbucket\./, "src", (line) => `#lines-${line}`],
  [/(^|\.)(codeberg|gitea|forgejo)\./, "src/commit", (line) => `#L${line}`],
];

/** The file at its host; undefined where the host is not known by its name, or there is no commit. */
export function hostLink(
  repoUrl: string | null,
  commit: string | null,
  path: string | null,
  line: number | null,
): string | undefined {
  if (repoUrl === null || commit === null || path === null || !URL.canParse(repoUrl)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(repoUrl);
  const style = STYLES.find(([known]) => known.test(hostname));
  if (!style || !/^https?:$/.test(protocol)) return undefined;
  const repository = pathname.replace(/\/+$/, "").replace(/\.git$/, "");
  const names = path.split("/");
  // A browser would leave the repository.
  if (names.some((name) => name === "." || name === "..")) return undefined;
  const file = names.map(encodeURIComponent).join("/");
  const [, blob, anchor] = style;
  return `${protocol}//${host}${repository}/${blob}/${encodeURIComponent(commit)}/${file}${line === null ? "" : anchor(line)}`;
}
