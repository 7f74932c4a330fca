import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { exec } from "node:child_process";
export async function loader({ request, params }: LoaderFunctionArgs) {
  exec("x " + params.id); // expect
  const url = new URL(request.url);
  exec("x " + url.searchParams.get("q")); // expect
  exec("x " + request.headers.get("Cookie")); // expect
  return json({});
}
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  exec("x " + form.get("name")); // expect
  const { name } = Object.fromEntries(form);
  exec("x " + name); // expect
  const body = await request.json();
  exec("x " + body.name); // expect
  exec("x " + Number(form.get("n")));
  return json({});
}
export const handle = async (args: LoaderFunctionArgs) => {
  exec("x " + args.params.id); // expect
};
