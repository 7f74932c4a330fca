import { exec } from "node:child_process";
import type { GetServerSideProps, GetServerSidePropsContext, NextApiRequest, NextApiResponse } from "next";
export const getServerSideProps: GetServerSideProps = async (context) => {
  exec("x " + context.query.q); // expect
  exec("x " + Number(context.query.q));
  exec("x " + context.params.id); // expect
  exec("x " + context.req.cookies.name); // expect
  exec("x " + context.req.headers.name); // expect
  exec("x " + context.resolvedUrl); // expect
  return { props: {} };
};
