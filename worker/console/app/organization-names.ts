import { api, pageOf, type Page } from "./api.ts";
import { useLoaded } from "./load.ts";

const PAGE = 1_000;

async function listAll<Row>(load: (query: { limit: number; cursor?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await load({ limit: PAGE, ...(cursor !== undefined && { cursor }) });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined);
  return rows;
}

/** All projects, by which a list of the organization names what it has by id. */
export function useProjects(slug: string) {
  return useLoaded(slug, async () =>
    listAll(async (query) => pageOf(api.GET("/v1/orgs/{slug}/projects", { params: { path: { slug }, query } }))),
  );
}

export function useUsers(slug: string) {
  return useLoaded(slug, async () =>
    listAll(async (query) => pageOf(api.GET("/v1/orgs/{slug}/users", { params: { path: { slug }, query } }))),
  );
}
