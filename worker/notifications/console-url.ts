/** Where people look at a project in the console, or at the projects of an organization; null without a base URL. */
export function consoleUrl(publicUrl: string | null, orgSlug: string, projectSlug?: string): string | null {
  if (publicUrl === null) return null;
  const path = ["o", orgSlug, ...(projectSlug === undefined ? [] : ["projects", projectSlug])];
  return `${publicUrl}/console/${path.map(encodeURIComponent).join("/")}`;
}
