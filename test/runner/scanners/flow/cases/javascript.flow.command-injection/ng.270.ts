import { Handlers, FreshContext } from "$fresh/server.ts";
import { define } from "../utils.ts";
import { exec } from "node:child_process";
export const handler: Handlers = {
  async GET(req, ctx) {
    exec("x " + ctx.params.id); // expect
    exec("x " + Number(ctx.params.id));
    exec("x " + new URL(req.url).searchParams.get("q")); // expect
    exec("x " + ctx.url.searchParams.get("q")); // expect
    return ctx.render();
  },
  async POST(req, ctx) {
    const form = await req.formData();
    exec("x " + form.get("name")); // expect
    return ctx.render();
  },
};
export const h2 = define.handlers({
  async POST(ctx) {
    const body = await ctx.req.json();
    exec("x " + body.name); // expect
    exec("x " + ctx.params.id); // expect
    return new Response("");
  },
});
