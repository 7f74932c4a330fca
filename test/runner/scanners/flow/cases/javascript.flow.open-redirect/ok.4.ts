import { defineEventHandler, getQuery, sendRedirect } from "h3";
import { redirect } from "@sveltejs/kit";
const PAGES = new Set(["/home", "/profile"]);
export default defineEventHandler((event) => {
  const next = String(getQuery(event).next);
  return sendRedirect(event, PAGES.has(next) ? next : "/");
});
export async function load({ locals }: any) {
  if (!locals.user) redirect(302, "/login");
}
