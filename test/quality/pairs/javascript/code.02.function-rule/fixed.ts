import type { Context } from "koa";

const RULES: Record<string, string> = { cheap: "return price < 10", dear: "return price >= 100" };

export async function matches(ctx: Context) {
  const { rule } = ctx.request.body as { rule: string };
  const check = new Function("price", RULES[rule] ?? "return false");
  ctx.body = { match: Boolean(check(42)) };
}
