import fs from "node:fs";
import { cookies } from "next/headers";

const THEMES: Record<string, string> = { dark: "dark.css", light: "light.css" };

export async function GET() {
  const theme = (await cookies()).get("theme")?.value ?? "light";
  const sheet = fs.readFileSync("themes/" + (THEMES[theme] ?? "light.css"), "utf8");
  return new Response(sheet, { headers: { "content-type": "text/css" } });
}
