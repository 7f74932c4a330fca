import { convert } from "$lib/server/parts";

export async function GET({ url, params, fetch }) {
  convert({ name: url.searchParams.get("name") });
  return fetch(`https://${params.host}/parts`); // expect
}
