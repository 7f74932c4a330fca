import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { findProject } from "./queries.ts";
import type { Project } from "./schemas.ts";

/** @throws ApiError `not_found` */
export async function requireProject(database: Database, orgId: string, slug: string): Promise<Project> {
  const project = await findProject(database, orgId, slug);
  if (!project) throw projectNotFound(slug);
  return project;
}

export function projectNotFound(slug: string): ApiError {
  return new ApiError("not_found", `There is no project ${slug} in this organization.`);
}
