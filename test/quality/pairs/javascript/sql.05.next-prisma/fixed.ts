import { NextResponse } from "next/server";
import { prisma } from "@/lib/prisma";

export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("slug");
  const posts = await prisma.$queryRaw`SELECT id, title FROM posts WHERE slug = ${slug}`;
  return NextResponse.json(posts);
}
