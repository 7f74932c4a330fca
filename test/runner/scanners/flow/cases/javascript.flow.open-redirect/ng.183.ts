import { NextResponse, type NextRequest } from 'next/server';
function recall(request: NextRequest): string {
  const value = request.cookies.get('x')?.value;
  if (!value) return '/a';
  try {
    const url = new URL(value, request.nextUrl.origin);
    return url.origin === request.nextUrl.origin ? url.href : '/a';
  } catch {
    return '/a';
  }
}
function recall2(request: NextRequest): string {
  const value = request.cookies.get('x')?.value;
  if (!value) return '/a';
    const url = new URL(value, request.nextUrl.origin);
    return url.origin === request.nextUrl.origin ? url.href : '/a';
}
function recall3(request: NextRequest): string {
  const value = request.cookies.get('x')?.value;
  if (!value) return '/a';
    const url = new URL(value, request.nextUrl.origin);
    if (url.origin !== request.nextUrl.origin) return '/a';
    return url.href;
}
export async function GET(request: NextRequest) {
  return NextResponse.redirect(new URL(recall(request), request.url));
}
export async function PUT(request: NextRequest) {
  return NextResponse.redirect(recall2(request));
}
export async function DELETE(request: NextRequest) {
  return NextResponse.redirect(new URL(request.cookies.get('x')?.value ?? '/a', request.url)); // expect
}
export async function HEAD(request: NextRequest) {
  return NextResponse.redirect(new URL('/a', request.url));
}
export async function POST(request: NextRequest) {
  return NextResponse.redirect(new URL(recall3(request), request.url));
}
