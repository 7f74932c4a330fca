import type { APIEvent } from "@solidjs/start/server";
import { action, query } from "@solidjs/router";
import { exec } from "node:child_process";
export async function GET(event: APIEvent) {
  exec("x " + event.params.id); // expect
  exec("x " + Number(event.params.id));
  exec("x " + new URL(event.request.url).searchParams.get("q")); // expect
}
export async function POST({ request, params }: APIEvent) {
  const body = await request.json();
  exec("x " + body.name); // expect
  exec("x " + params.id); // expect
}
export const addPost = action(async (formData: FormData) => {
  "use server";
  exec("x " + formData.get("title")); // expect
});
export const getUser = query(async (id: string) => {
  "use server";
  exec("x " + id); // expect
}, "user");
