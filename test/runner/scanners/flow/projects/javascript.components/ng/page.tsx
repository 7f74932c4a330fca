import { Card } from "./card";
import { Notice } from "./notice";

export default async function SearchPage({ searchParams }: { searchParams: Promise<{ q?: string }> }) {
  const { q } = await searchParams;
  return (
    <main>
      <Card body={q ?? ""} title="Search" />
      <Notice.Box>{q}</Notice.Box>
    </main>
  );
}
