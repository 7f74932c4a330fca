import { exec } from "node:child_process";
import type { GetServerSideProps, GetServerSidePropsContext, NextApiRequest, NextApiResponse } from "next";
export default async function Page({ params, searchParams }: { params: Promise<{ id: string }>; searchParams: Promise<{ q: string }> }) {
  const { id } = await params;
  exec("x " + id); // expect
  exec("x " + Number(id));
  const { q } = await searchParams;
  exec("x " + q); // expect
  return <div />;
}
