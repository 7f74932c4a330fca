import type { NextRequest } from "next/server";

export async function GET(request: NextRequest) {
  const station = request.nextUrl.searchParams.get("station") ?? "";
  const response = await fetch(`https://${station}.weather.internal/current`);
  return Response.json(await response.json());
}
