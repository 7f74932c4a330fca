import type { NextRequest } from "next/server";

export async function GET(request: NextRequest) {
  const station = request.nextUrl.searchParams.get("station") ?? "";
  const response = await fetch(`https://weather.internal/current/${encodeURIComponent(station)}`);
  return Response.json(await response.json());
}
