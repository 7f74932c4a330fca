import { openNote } from "../../../../lib/notes";

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return new Response(await openNote(name));
}
