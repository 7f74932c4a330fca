import { env } from "cloudflare:workers";
import type { z } from "@hono/zod-openapi";
import { OperatorLog, OrganizationPage } from "../../../worker/contract/operator.ts";
import { callWith, expectBody } from "../support/client.ts";

type Query = Record<string, string | number>;

/** A call of the operator, with their secret. */
export function operate(method: string, path: string, query: Query = {}, settings = {}): Promise<Response> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const at = `/internal/operator/${path}?${parameters.toString()}`;
  return callWith(settings, method, at, { token: env.OPERATOR_SECRET });
}

export async function answer<T>(schema: z.ZodType<T>, ...call: Parameters<typeof operate>): Promise<T> {
  return expectBody(await operate(...call), 200, schema);
}

/** All organizations, page by page. */
export async function listAll(): Promise<OrganizationPage["organizations"]> {
  const all: OrganizationPage["organizations"] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: OrganizationPage = await answer(OrganizationPage, "GET", "organizations", { after });
    all.push(...page.organizations);
    after = page.next;
  }
  return all;
}

/** The newest calls in the operator's log. */
export async function newestEvents(): Promise<OperatorLog["events"]> {
  return (await answer(OperatorLog, "GET", "log")).events;
}
