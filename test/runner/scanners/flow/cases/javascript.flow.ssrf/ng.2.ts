export async function POST(request: Request) {
  const form = await request.formData();
  const image = form.get('imageUrl') as string;
  const upstream = await fetch(image); // expect
  return new Response(upstream.body);
}
