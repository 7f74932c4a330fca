import { convert } from "$lib/server/parts";

export async function GET({ url, params, fetch }) {
  convert({ name: String(url.searchParams.get("name")) });
  return fetch(`https://parts.example.org/${encodeURIComponent(params.part)}`);
}
