import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Note } from "../components/note";

export async function loader({ request }) {
  const url = new URL(request.url);
  return json({ headline: url.searchParams.get("q"), limit: "10" }, { status: 200 });
}

export default function Help() {
  const { headline, limit } = useLoaderData<typeof loader>();
  return <Note text={headline} size={limit} />;
}
