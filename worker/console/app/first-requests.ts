import type { Place } from "./router.ts";
import type { Session } from "./session.ts";
import { listVulnerabilitiesOf } from "./vulnerability-filter.ts";
import {
  listAllProjects,
  listAllUsers,
  listProjects,
  loadFigures,
  loadProject,
  loadRepository,
  loadScan,
  loadStatistics,
  loadVulnerability,
} from "./requests.ts";

/** Whether the view of `place` is one of `secondary-views.ts`. */
export function isSecondary({ parts, query }: Place): boolean {
  const [, , section, project, below] = parts;
  if (section === "organization") return true;
  return section === "projects" && project !== undefined && (below === "compare" || query.has("tab"));
}

/**
 * Sends what the view of `place` asks for at first. The responses are for the view, and so are the failures.
 * @returns when all have been answered or have failed
 */
export async function sendFirstRequests({ parts, query }: Place, session: Session | undefined): Promise<void> {
  if (!session || session.mustChangePassword) return;
  const [area, wanted, section = "projects", project, below, id] = parts;
  if (area !== undefined && (area !== "o" || wanted !== session.slug)) return;
  const { slug } = session;
  const requests: Promise<unknown>[] = [];
  if (section === "organization" && !query.has("tab")) requests.push(loadStatistics(slug));
  if (section === "vulnerabilities") {
    requests.push(listVulnerabilitiesOf(slug, query), listAllProjects(slug), listAllUsers(slug));
  }
  if (section === "projects" && project === undefined) requests.push(listProjects(slug));
  if (section === "projects" && project !== undefined) {
    const path = { slug, project_slug: project };
    if (below === undefined) requests.push(loadProject(path), loadFigures(path), loadRepository(path));
    else if (id !== undefined && below === "scans") requests.push(loadScan({ ...path, scan_id: id }));
    else if (id !== undefined && below === "vulnerabilities") {
      requests.push(loadVulnerability({ ...path, vulnerability_id: id }));
    }
  }
  await Promise.allSettled(requests);
}
