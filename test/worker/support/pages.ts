import { z } from "@hono/zod-openapi";
import { expect } from "vitest";
import { call, expectBody, type Tenant } from "./client.ts";

/** The path of the next page, without any origin. */
export function nextOf(response: Response): string | undefined {
  const link = response.headers.get("link");
  if (link === null) return undefined;
  const path = /^<(\/[^>]+)>; rel="next"$/.exec(link)?.[1];
  expect(path).toBeDefined();
  return path;
}

/** Reads a list from this page to the end. */
export async function followPages<T extends z.ZodType>(tenant: Pick<Tenant, "token">, start: string, row: T) {
  const rows: z.infer<T>[] = [];
  const lengths: number[] = [];
  const totals: (number | undefined)[] = [];
  let path: string | undefined = start;
  while (path !== undefined) {
    const response = await call("GET", path, { token: tenant.token });
    const page = await expectBody(response, 200, z.array(row));
    rows.push(...page);
    lengths.push(page.length);
    const total = response.headers.get("x-total-count");
    totals.push(total === null ? undefined : Number(total));
    path = nextOf(response);
  }
  return { rows, lengths, totals };
}
