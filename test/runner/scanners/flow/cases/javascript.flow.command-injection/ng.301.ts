import { component$ } from "@builder.io/qwik";
import { routeLoader$, routeAction$, server$, globalAction$, zod$, z, type RequestHandler } from "@builder.io/qwik-city";
import { exec } from "node:child_process";
export const useProduct = routeLoader$(async (requestEvent) => {
  exec("x " + requestEvent.params.id); // expect
  exec("x " + Number(requestEvent.params.id));
  exec("x " + requestEvent.query.get("q")); // expect
  exec("x " + requestEvent.url.searchParams.get("q")); // expect
  exec("x " + requestEvent.cookie.get("q")?.value); // expect
  exec("x " + requestEvent.request.headers.get("q")); // expect
});
export const useAdd = routeAction$(async (data, requestEvent) => {
  exec("x " + data.name); // expect
});
export const useAdd2 = routeAction$(async (data, { params }) => {
  exec("x " + data.name); // expect
}, zod$({ name: z.string() }));
export const fetchIt = server$(async function (name: string) {
  exec("x " + name); // expect
});
export const onGet: RequestHandler = async ({ json, params, query }) => {
  exec("x " + params.id); // expect
  exec("x " + query.get("q")); // expect
};
