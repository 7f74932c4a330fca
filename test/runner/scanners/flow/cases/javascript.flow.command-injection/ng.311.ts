import { json, error, type RequestHandler, type RequestEvent } from "@sveltejs/kit";
import type { PageServerLoad, Actions } from "./$types";
import { exec } from "node:child_process";
export const load: PageServerLoad = async ({ params, url, cookies, request }) => {
  exec("x " + params.slug); // expect
  exec("x " + Number(params.slug));
  exec("x " + url.searchParams.get("q")); // expect
  exec("x " + cookies.get("name")); // expect
  exec("x " + request.headers.get("name")); // expect
  exec("x " + url.pathname); // expect
  return {};
};
export const actions = {
  default: async ({ request, cookies }) => {
    const data = await request.formData();
    exec("x " + data.get("name")); // expect
  },
  other: async (event) => {
    const data = await event.request.formData();
    exec("x " + data.get("name")); // expect
    exec("x " + event.params.id); // expect
    exec("x " + event.url.searchParams.get("id")); // expect
    exec("x " + event.cookies.get("id")); // expect
  },
} satisfies Actions;
export const GET: RequestHandler = async ({ url, params, fetch }) => {
  exec("x " + params.id); // expect
  exec("x " + url.searchParams.get("q")); // expect
  return json({});
};
export async function POST({ request, params }) {
  const { name } = await request.json();
  exec("x " + name); // expect
  exec("x " + params.id); // expect
  return json({});
}
export async function PUT(event: RequestEvent) {
  exec("x " + event.params.id); // expect
  exec("x " + event.url.search); // expect
  return json({});
}
export async function handle({ event, resolve }) {
  exec("x " + event.cookies.get("s")); // expect
  exec("x " + event.url.pathname); // expect
  return resolve(event);
}
