import process from "node:process";
import { createInterface } from "node:readline/promises";
import { DeletionProgress, OperatorLog, OrganizationPage, Suspension } from "../../../worker/contract/operator.ts";
import { Refused, type Service } from "./connect.ts";
import { type Output, sumOf } from "./output.ts";

type ListedOrganization = OrganizationPage["organizations"][number];

/** Lists the organizations of all shards, or one, page by page. */
export async function list({ call }: Service, output: Output, organization: string | undefined): Promise<void> {
  let after: number | null = 0;
  while (after !== null) {
    const query = { after: String(after), ...(organization !== undefined && { organization }) };
    const page: OrganizationPage = await call("GET", "organizations", query, OrganizationPage);
    for (const one of page.organizations) output.write(one, describeOrganization(one));
    after = page.next;
  }
}

function describeOrganization({ organization, shard, status, suspended_at: since, usage }: ListedOrganization): string {
  const stored = usage
    ? `users ${usage.users}, projects ${usage.projects}, scans ${usage.scans}, findings ${usage.findings}`
    : `not in ${shard}: see verify`;
  const states = [...(status === "active" ? [] : [status]), ...(since === null ? [] : [`suspended since ${since}`])];
  return [organization.padEnd(40), shard.padEnd(8), [stored, ...states].join(", ")].join(" ");
}

export async function suspend(
  { call }: Service,
  output: Output,
  command: "suspend" | "resume",
  organization: string,
): Promise<void> {
  const suspension = await call("POST", command, { organization }, Suspension);
  const since = suspension.suspended_at;
  output.write(suspension, `${organization} is ${since === null ? "not suspended" : `suspended since ${since}`}.`);
}

/**
 * Deletes an organization and its rows, after a confirmation. Where it is interrupted, the worker removes the rest.
 * @param isConfirmed whether it is not asked for
 * @throws Refused if it is not confirmed
 */
export async function deleteOrganization(
  { call, repeat }: Service,
  output: Output,
  organization: string,
  isConfirmed: boolean,
): Promise<void> {
  const { organizations } = await call("GET", "organizations", { organization }, OrganizationPage);
  for (const one of organizations) process.stderr.write(`${describeOrganization(one)}\n`);
  if (!isConfirmed) await confirm(organization);
  let progress = await call("POST", "delete", { organization }, DeletionProgress);
  output.write(
    progress,
    `${organization} is deleted for the API. Its rows are being removed; so does the worker if this ends.`,
  );
  let total = 0;
  while (progress.status !== "done") {
    const { number, shard } = progress;
    progress = await repeat("POST", "delete", { number: String(number), shard }, DeletionProgress);
    total += sumOf(progress.rows);
    output.write(progress, progress.status === "done" ? `Done: ${total} rows removed.` : `removing: ${total} rows`);
  }
}

async function confirm(organization: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const question = `This cannot be undone. Type ${organization} to delete it: `;
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  if (answer.trim() !== organization) {
    throw new Refused("Nothing was deleted: type the slug of the organization, or use --yes.");
  }
}

/** Prints the calls that are in no audit log of an organization, newest first. */
export async function printLog({ call }: Service, output: Output): Promise<void> {
  let before: string | null = "";
  while (before !== null) {
    const page: OperatorLog = await call("GET", "log", before === "" ? {} : { before }, OperatorLog);
    for (const event of page.events) {
      const { created_at: time, action, organization, request_id: request, network, detail } = event;
      const details = Object.keys(detail).length > 0 ? ` ${JSON.stringify(detail)}` : "";
      output.write(event, `${time} ${action} ${organization ?? "-"} from ${network}, request ${request}${details}`);
    }
    before = page.next;
  }
}
