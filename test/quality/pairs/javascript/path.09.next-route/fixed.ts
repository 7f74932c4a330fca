import { NextRequest, NextResponse } from 'next/server';
import { promises as fs } from 'fs';
const DOCS = new Set(['index', 'about']);
export async function GET(request: NextRequest) {
  const doc = request.nextUrl.searchParams.get('doc') ?? 'index';
  if (!DOCS.has(doc)) return new NextResponse(null, { status: 404 });
  const text = await fs.readFile(`./content/${doc}.md`, 'utf8');
  return NextResponse.json({ text });
}
