import { query, form, command } from "$app/server";
import * as v from "valibot";
import { exec } from "node:child_process";
export const getPost = query(v.string(), async (slug) => {
  exec("x " + slug); // expect
  exec("x " + Number(slug));
});
export const createPost = form(async (data) => {
  exec("x " + data.get("title")); // expect
});
export const addLike = command(v.string(), async (id) => {
  exec("x " + id); // expect
});
