import type { Context } from "koa";
import { Client } from "ldapts";

function escapeFilter(value: string): string {
  return value.replace(/[\\*()\0]/g, (c) => "\\" + c.charCodeAt(0).toString(16).padStart(2, "0"));
}

export async function groups(ctx: Context): Promise<void> {
  const client = new Client({ url: "ldaps://directory.acme.com" });
  const member = ctx.params.member;
  const filter = `(&(objectClass=group)(member=${escapeFilter(member)}))`;
  const { searchEntries } = await client.search("ou=groups,dc=acme", { filter, attributes: ["cn"] });
  ctx.body = searchEntries;
}
