import { NextRequest, NextResponse } from "next/server";
import { cookies, headers } from "next/headers";
import { exec } from "node:child_process";
export async function GET(request: NextRequest, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  exec("x " + slug); // expect
  exec("x " + request.nextUrl.searchParams.get("q")); // expect
  exec("x " + request.headers.get("x")); // expect
  exec("x " + request.cookies.get("x")?.value); // expect
  const { searchParams } = new URL(request.url);
  exec("x " + searchParams.get("q")); // expect
  const c = await cookies();
  exec("x " + c.get("name")?.value); // expect
  const h = await headers();
  exec("x " + h.get("name")); // expect
  exec("x " + (await headers()).get("name")); // expect
  exec("x " + Number(searchParams.get("n")));
  return NextResponse.json({});
}
export async function POST(req: Request) {
  const body = await req.json();
  exec("x " + body.name); // expect
  const form = await req.formData();
  const file = form.get("file") as File;
  exec("x " + file.name); // expect
  exec("x " + (await file.text())); // expect
  exec("x " + (await req.text())); // expect
  exec("x " + (await new Response(req.body).text())); // expect
  const blob = await req.blob();
  exec("x " + (await blob.text())); // expect
  const buf = Buffer.from(await req.arrayBuffer());
  exec("x " + buf.toString()); // expect
  return Response.json({});
}
export async function PUT(req: Request, ctx: { params: { id: string } }) {
  exec("x " + ctx.params.id); // expect
  return Response.json({});
}
export const DELETE = async (req: NextRequest, { params }: { params: { id: string } }) => {
  exec("x " + params.id); // expect
  return Response.json({});
};
