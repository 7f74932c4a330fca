import { redirect } from "next/navigation";

const LANDING = new Map([["spring", "/offers/spring"], ["fall", "/offers/fall"]]);

export async function GET(request: Request) {
  const to = new URL(request.url).searchParams.get("to") ?? "/";
  redirect(LANDING.get(to) ?? "/");
}
