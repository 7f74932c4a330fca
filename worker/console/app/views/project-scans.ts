import { api, pageOf, type Page, type Schemas } from "../api.ts";

/** The path parameters of a project's endpoints. */
export interface ProjectPath {
  slug: string;
  project_slug: string;
}

/** The scans of a project, newest first. */
export async function listScans(path: ProjectPath, limit: number, cursor?: string): Promise<Page<Schemas["Scan"]>> {
  const query = { limit, ...(cursor !== undefined && { cursor }) };
  return pageOf(api.GET("/v1/orgs/{slug}/projects/{project_slug}/scans", { params: { path, query } }));
}
