export async function POST(request: Request) {
  const form = await request.formData();
  const image = form.get('imageUrl') as string;
  const upstream = await fetch('https://images.example.com/' + encodeURIComponent(image));
  return new Response(upstream.body);
}
