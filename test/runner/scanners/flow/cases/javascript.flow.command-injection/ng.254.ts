import type { APIRoute, APIContext } from "astro";
import { defineAction } from "astro:actions";
import { z } from "astro:schema";
import { exec } from "node:child_process";
export const GET: APIRoute = async ({ params, request, url, cookies }) => {
  exec("x " + params.id); // expect
  exec("x " + Number(params.id));
  exec("x " + url.searchParams.get("q")); // expect
  exec("x " + cookies.get("q")?.value); // expect
  exec("x " + request.headers.get("q")); // expect
  exec("x " + new URL(request.url).searchParams.get("q")); // expect
  return new Response("");
};
export const POST: APIRoute = async (context) => {
  const data = await context.request.formData();
  exec("x " + data.get("name")); // expect
  exec("x " + context.params.id); // expect
  exec("x " + context.url.searchParams.get("x")); // expect
  exec("x " + context.cookies.get("x").value); // expect
  exec("x " + context.cookies.get("x").json().a); // expect
  return new Response("");
};
export const PUT: APIRoute = async ({ request }) => {
  const { name } = await request.json();
  exec("x " + name); // expect
  return new Response("");
};
export async function DELETE(ctx: APIContext) {
  exec("x " + ctx.params.id); // expect
  return new Response("");
}
export const server = {
  save: defineAction({ input: z.object({ name: z.string(), n: z.number() }), handler: async (input, context) => {
    exec("x " + input.name); // expect
  } }),
  form: defineAction({ accept: "form", handler: async (formData) => {
    exec("x " + formData.get("name")); // expect
  } }),
};
export const onRequest = async (context, next) => { exec("x " + context.url.pathname); // expect
  return next(); };
