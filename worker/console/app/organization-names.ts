import { useLoaded } from "./load.ts";
import { listAllProjects, listAllUsers } from "./requests.ts";

/** All projects, by which a list of the organization names what it has by id. */
export function useProjects(slug: string) {
  return useLoaded(slug, async () => listAllProjects(slug));
}

export function useUsers(slug: string) {
  return useLoaded(slug, async () => listAllUsers(slug));
}
