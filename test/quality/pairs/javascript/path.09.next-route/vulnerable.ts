import { NextRequest, NextResponse } from 'next/server';
import { promises as fs } from 'fs';
export async function GET(request: NextRequest) {
  const doc = request.nextUrl.searchParams.get('doc') ?? 'index';
  const text = await fs.readFile(`./content/${doc}.md`, 'utf8');
  return NextResponse.json({ text });
}
