import { defineEventHandler, getQuery, sendRedirect } from "h3";
import { redirect } from "@sveltejs/kit";
export default defineEventHandler((event) => {
  const { next } = getQuery(event);
  return sendRedirect(event, String(next)); // expect
});
export async function GET({ url }: { url: URL }) {
  redirect(302, url.searchParams.get("next") ?? "/"); // expect
}
