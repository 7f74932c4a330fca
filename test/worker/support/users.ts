import { env } from "cloudflare:workers";
import { createApiToken, hashApiToken } from "../../../worker/auth/api-token.ts";
import { hashPassword } from "../../../worker/auth/password-hash.ts";
import { LoginResponse } from "../../../worker/auth/schemas.ts";
import { issueSessionToken } from "../../../worker/auth/tokens.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { User } from "../../../worker/users/schemas.ts";
import { call, expectBody, PASSWORD, type Tenant } from "./client.ts";
import { home } from "./home.ts";

let count = 0;
let hash: Promise<string> | undefined;

/** Of `PASSWORD`, computed once. */
export function hashOfPassword(): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  return hash;
}

/** A user of the tenant, created by its admin. */
export async function makeUser(tenant: Tenant, body: Record<string, unknown> = {}): Promise<User> {
  const user = { email: `user-${(count += 1)}@${tenant.slug}.example`, password: PASSWORD, ...body };
  return expectBody(
    await call("POST", `/v1/orgs/${tenant.slug}/users`, { token: tenant.token, body: user }),
    201,
    User,
  );
}

export async function logIn(slug: string, email: string, password = PASSWORD): Promise<Tenant> {
  const login = await call("POST", `/v1/orgs/${slug}/auth/login`, { body: { email, password } });
  const { token, user } = await expectBody(login, 200, LoginResponse);
  return { slug, email, token, orgId: user.org_id, userId: user.id };
}

/** The rows of a sign-up, without hashing a password: for tests that need many tenants. */
export async function createTenant(
  slug = `tenant-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}`,
): Promise<Tenant> {
  const orgId = crypto.randomUUID();
  const enter = `insert or replace into directory (uuid, slug, shard, status, created_at, updated_at)
    values (unhex(?1, '-'), ?2, ?3, 'active', 0, 0) returning id`;
  const insert =
    "insert into organizations (id, uuid, slug, name, status, created_at, updated_at) values (?1, unhex(?2, '-'), ?3, 'Organization', 'active', 0, 0)";
  const id = await env.DB.prepare(enter).bind(orgId, slug, home.shard).first("id");
  await home.DB.prepare(insert).bind(id, orgId, slug).run();
  return joinAs({ slug, orgId }, "admin");
}

/** An API token of the user. @param projects the UUIDs of the only ones that it opens */
export async function giveApiToken(
  { orgId, userId }: Tenant,
  { role = "admin", projects = null as readonly string[] | null, expiresAt = 9e12, id = crypto.randomUUID() } = {},
): Promise<string> {
  const token = createApiToken({ shard: home.shard, org_id: orgId, sub: userId });
  const ids = projects && JSON.stringify(projects.map((project) => project.replaceAll("-", "")));
  const insert = `insert into api_tokens (organization_id, id, uuid, hash, user_id, name, role, project_ids, created_at, expires_at)
    select organization_id, (select ifnull(max(id), 0) + 1 from api_tokens as t where t.organization_id = u.organization_id),
      unhex(?1, '-'), unhex(?2), id, 'script', ?3, ?4, 0, ?5 from users as u where uuid = unhex(?6, '-')`;
  await home.DB.prepare(insert).bind(id, hashApiToken(token), role, ids, expiresAt, userId).run();
  return token;
}

/** Another active user of the tenant, with `PASSWORD` and a token. */
export async function joinAs(
  { slug, orgId }: Pick<Tenant, "slug" | "orgId">,
  role: string,
  database = home.DB,
): Promise<Tenant> {
  const [userId, email] = [crypto.randomUUID(), `joined-${(count += 1)}@${slug}.example`];
  const insert = `insert into users (organization_id, id, uuid, email, email_key, password_hash, password_changed_at, role, status, created_at,
      updated_at) select o.id, (select ifnull(max(id), 0) + 1 from users where organization_id = o.id),
    unhex(?1, '-'), ?3, ?3, ?4, 0, ?5, 'active', 0, 0 from organizations as o where o.uuid = unhex(?2, '-')`;
  await database
    .prepare(insert)
    .bind(userId, orgId, email, await hashOfPassword(), role)
    .run();
  const identity = { user: { id: userId, role }, organization: { id: orgId, slug }, shard: home.shard };
  const { token } = await issueSessionToken(settingsOf(env), identity);
  return { slug, email, token, orgId, userId };
}
