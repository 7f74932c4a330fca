import { api, dataOf, pageOf, type Page, type Schemas } from "./api.ts";

/* What views ask for at first. `first-requests.ts` sends the same before the views have arrived. */

/** The path parameters of a project's endpoints. */
export interface ProjectPath {
  slug: string;
  project_slug: string;
}
export interface ScanPath extends ProjectPath {
  scan_id: string;
}
export interface VulnerabilityPath extends ProjectPath {
  vulnerability_id: string;
}

export const STATISTICS_DAYS = 90;
const PROJECTS = 24;
/** The rows of a page that the API allows at most. */
const MOST = 1_000;
const PROJECT = "/v1/orgs/{slug}/projects/{project_slug}";
const VULNERABILITY = `${PROJECT}/vulnerabilities/{vulnerability_id}` as const;

export async function listProjects(slug: string, cursor?: string): Promise<Page<Schemas["Project"]>> {
  const query = { limit: PROJECTS, ...(cursor !== undefined && { cursor }) };
  return pageOf(api.GET("/v1/orgs/{slug}/projects", { params: { path: { slug }, query } }));
}

export async function loadProject(path: ProjectPath) {
  return dataOf(api.GET(PROJECT, { params: { path } }));
}

/** The repository of a project, and where it has moved to. */
export async function loadRepository(path: ProjectPath) {
  return dataOf(api.GET(`${PROJECT}/repository`, { params: { path } }));
}

/** Statistics and gate. */
export async function loadFigures(path: ProjectPath) {
  return Promise.all([
    dataOf(api.GET(`${PROJECT}/stats`, { params: { path, query: { days: STATISTICS_DAYS } } })),
    dataOf(api.GET(`${PROJECT}/gate`, { params: { path } })),
  ]);
}

/** The scan and its events. */
export async function loadScan(path: ScanPath) {
  return Promise.all([
    dataOf(api.GET(`${PROJECT}/scans/{scan_id}`, { params: { path } })),
    pageOf(api.GET(`${PROJECT}/scans/{scan_id}/events`, { params: { path, query: { limit: MOST } } })),
  ]);
}

/** The vulnerability, its project and its newest finding. */
export async function loadVulnerability(path: VulnerabilityPath) {
  const project = { slug: path.slug, project_slug: path.project_slug };
  return Promise.all([
    dataOf(api.GET(VULNERABILITY, { params: { path } })),
    loadProject(project),
    dataOf(api.GET(`${VULNERABILITY}/findings`, { params: { path, query: { limit: 1, sort: "-created_at" } } })),
  ]);
}

export async function loadStatistics(slug: string) {
  return dataOf(api.GET("/v1/orgs/{slug}/stats", { params: { path: { slug }, query: { days: STATISTICS_DAYS } } }));
}

/** The scans of a project, newest first. */
export async function listScans(path: ProjectPath, limit: number, cursor?: string): Promise<Page<Schemas["Scan"]>> {
  const query = { limit, ...(cursor !== undefined && { cursor }) };
  return pageOf(api.GET(`${PROJECT}/scans`, { params: { path, query } }));
}

async function listAll<Row>(load: (query: { limit: number; cursor?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await load({ limit: MOST, ...(cursor !== undefined && { cursor }) });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined);
  return rows;
}

export async function listAllProjects(slug: string) {
  return listAll(async (query) => pageOf(api.GET("/v1/orgs/{slug}/projects", { params: { path: { slug }, query } })));
}

export async function listAllUsers(slug: string) {
  return listAll(async (query) => pageOf(api.GET("/v1/orgs/{slug}/users", { params: { path: { slug }, query } })));
}
