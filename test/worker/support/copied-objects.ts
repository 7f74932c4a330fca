import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { decryptSecret, encryptSecret } from "../../../worker/auth/encrypt-secret.ts";
import { findingId, parseFindingId } from "../../../worker/findings/store/finding-id.ts";
import { MOVED_TABLES } from "../../../worker/moves/moved-tables.ts";
import { secretBinding, urlBinding } from "../../../worker/notifications/save-endpoint.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { organizationBy } from "./rows.ts";
import type { Tenant } from "./client.ts";
import { home } from "./home.ts";
import { makeObjects } from "./objects.ts";
import { createTenant } from "./users.ts";

/** A value of a row: a blob is an object with its hexadecimal digits. */
type Value = string | number | null | { hex: string };
/** The rows of an organization by table, without `organization_id`, in the columns of `MOVED_TABLES`. */
export type Rows = Record<string, Value[][]>;

interface Template {
  tenant: Tenant;
  ids: Record<string, string>;
  rows: Rows;
}

const HexBlob = z.object({ hex: z.string() });

const ENCRYPTED = [
  ["url_sealed", urlBinding],
  ["secret_sealed", secretBinding],
] as const;

const hex = (bytes: readonly number[]) => Buffer.from(bytes).toString("hex");

/** The rows of all tables that have an organization, without its own. */
export async function readRows({ orgId }: Tenant, database = home.DB): Promise<Rows> {
  const reads = MOVED_TABLES.map(({ name, columns, key }) =>
    database
      .prepare(
        `select ${columns.map((column) => column.name).join()} from ${name}
       where organization_id = ${organizationBy("?")} order by ${key}`,
      )
      .bind(orgId),
  );
  const results = await database.batch<Record<string, string | number | null | number[]>>(reads);
  const entries = results.map((result, index): [string, Value[][]] => {
    const { name, columns } = MOVED_TABLES[index] ?? { name: "", columns: [] };
    const values = (row: (typeof result.results)[number]) =>
      columns.map((column): Value => {
        const value = row[column.name] ?? null;
        return Array.isArray(value) ? { hex: hex(value) } : value;
      });
    return [name, result.results.map(values)];
  });
  return Object.fromEntries(entries.filter(([, rows]) => rows.length > 0));
}

/** The columns with what identifies a row in the API. */
const IDENTIFIERS = new Set(["uuid", "uuid_prefix"]);

const randomDigits = (count: number) => hex([...crypto.getRandomValues(new Uint8Array(16))]).slice(0, count);

/** The digits of a UUID of version 7 that have its time and its number in this millisecond, by which rows are in order. */
const ORDERED_DIGITS = 22;

/** Other identifiers, as digits, of the same version and time. */
function replaceIdentifiers(rows: Rows): Map<string, string> {
  const replacements = new Map<string, string>();
  for (const { name, columns } of MOVED_TABLES) {
    const index = columns.findIndex((column) => IDENTIFIERS.has(column.name));
    for (const row of index === -1 ? [] : (rows[name] ?? [])) {
      const { hex: digits } = HexBlob.parse(row[index]);
      // The UUID of a vulnerability ends with its id.
      const kept = name === "vulnerabilities" ? digits.slice(20) : "";
      const isWhole = digits.length === 32 && kept === "";
      const start = isWhole
        ? digits.slice(0, ORDERED_DIGITS)
        : digits.slice(0, 13) + randomDigits(3) + digits.slice(16, 17);
      replacements.set(digits, start + randomDigits(digits.length - start.length - kept.length) + kept);
    }
  }
  return replacements;
}

const dashed = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** Replaces UUIDs wherever they are: in blobs, and in text in any of their forms. */
function replaceIn(json: string, replacements: ReadonlyMap<string, string>): string {
  let replaced = json;
  for (const [from, to] of replacements) {
    replaced = replaced.replaceAll(from, to).replaceAll(from.toUpperCase(), to.toUpperCase());
    if (from.length === 32) replaced = replaced.replaceAll(dashed(from), dashed(to));
  }
  return replaced;
}

const digitsOf = (uuid: string) => uuid.replaceAll("-", "");

/** What is encrypted for an endpoint can be decrypted for this endpoint alone. */
async function encryptAnew(rows: Rows, copied: Rows): Promise<void> {
  const { columns } = MOVED_TABLES.find(({ name }) => name === "notification_endpoints") ?? { columns: [] };
  const indexOf = (name: string) => columns.findIndex((column) => column.name === name);
  const settings = settingsOf(env);
  const endpointOf = (row: Value[]) => dashed(HexBlob.parse(row[indexOf("uuid")]).hex);
  for (const [n, row] of (copied["notification_endpoints"] ?? []).entries()) {
    const original = rows["notification_endpoints"]?.[n] ?? [];
    for (const [name, bindingOf] of ENCRYPTED) {
      const secret = await decryptSecret(
        settings,
        bindingOf(endpointOf(original)),
        z.string().parse(original[indexOf(name)]),
      );
      row[indexOf(name)] = await encryptSecret(settings, bindingOf(endpointOf(row)), secret);
    }
  }
}

/** Inserts the rows for a tenant that has an admin alone, with identifiers of their own. @returns the `ids` */
async function insertRows({ tenant: from, ids, rows }: Template, tenant: Tenant): Promise<Record<string, string>> {
  const replacements = replaceIdentifiers(rows);
  replacements.set(digitsOf(from.orgId), digitsOf(tenant.orgId));
  replacements.set(digitsOf(from.userId), digitsOf(tenant.userId));
  const copied: Rows = JSON.parse(replaceIn(JSON.stringify(rows).replaceAll(from.slug, tenant.slug), replacements));
  await encryptAnew(rows, copied);
  const inserts = MOVED_TABLES.flatMap(({ name, columns }) => {
    const added = (copied[name] ?? []).filter((row) => name !== "users" || row[0] !== 1);
    if (added.length === 0) return [];
    const names = columns.map((column) => column.name).join();
    const values = columns.map((_, n) => `ifnull(unhex(value->>'$[${n}].hex'), value->>'$[${n}]')`);
    const insert = `insert into ${name} (organization_id, ${names})
      select ${organizationBy("?1")}, ${values.join()} from json_each(?2)`;
    return [home.DB.prepare(insert).bind(tenant.orgId, JSON.stringify(added))];
  });
  // The triggers that add rows for others do nothing in a copy: the rows are complete.
  const copyOf = (value: string) =>
    home.DB.prepare(`update organizations set copy_of = ${value} where uuid = unhex(?, '-')`).bind(tenant.orgId);
  await home.DB.batch([copyOf("zeroblob(16)"), ...inserts, copyOf("null")]);

  const { finding_id: finding = "", ...others } = ids;
  const place = parseFindingId(finding);
  if (!place) throw new Error("makeObjects makes a finding");
  const replaced = JSON.parse(replaceIn(JSON.stringify({ ...others, slug: tenant.slug }), replacements));
  return { ...replaced, finding_id: findingId(replacements.get(place.prefix) ?? "", place.number) };
}

const templates = new Map<string, Promise<Template>>();

async function makeTemplate(project: string): Promise<Template> {
  const tenant = await createTenant();
  const ids = await makeObjects(tenant, project);
  return { tenant, ids, rows: await readRows(tenant) };
}

/**
 * The rows of `makeObjects` for a tenant that has an admin alone: they are made once and copied, in a tenth of the time.
 * `copied-objects.test.ts` compares them.
 */
export async function copyObjects(tenant: Tenant, project: string): Promise<Record<string, string>> {
  const template = templates.get(project) ?? makeTemplate(project);
  templates.set(project, template);
  return insertRows(await template, tenant);
}
