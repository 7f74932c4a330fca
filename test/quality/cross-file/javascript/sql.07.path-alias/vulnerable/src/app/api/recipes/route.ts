import { type NextRequest, NextResponse } from "next/server";
import { recipesWith } from "@/features/recipes/queries";

export async function GET(request: NextRequest) {
  const ingredient = request.nextUrl.searchParams.get("ingredient") ?? "";
  return NextResponse.json(await recipesWith(ingredient));
}
