import { Application, Router, Context } from "https://deno.land/x/oak/mod.ts";
import { exec } from "node:child_process";
const router = new Router();
router.get("/a/:id", (ctx) => {
  exec("x " + ctx.params.id); // expect
  exec("x " + Number(ctx.params.id));
  exec("x " + ctx.request.url.searchParams.get("q")); // expect
  exec("x " + ctx.request.headers.get("x")); // expect
});
router.post("/b", async (context) => {
  const body = await context.request.body.json();
  exec("x " + body.name); // expect
  const form = await context.request.body.form();
  exec("x " + form.get("name")); // expect
  const fd = await context.request.body.formData();
  exec("x " + fd.get("name")); // expect
  exec("x " + (await context.request.body.text())); // expect
  exec("x " + (await context.cookies.get("name"))); // expect
  const b = context.request.body({ type: "json" });
  const v = await b.value;
  exec("x " + v.name); // expect
  const { value } = await context.request.body();
  exec("x " + value.name); // expect
});
