import DOMPurify from "isomorphic-dompurify";
import type { GetServerSideProps, NextPage } from "next";
import { Html } from "../components/html";

const Preview: NextPage<Props> = ({ draft, title }) => (
  <>
    <h1>{title}</h1>
    <Html text={draft.html} />
  </>
);

export const getServerSideProps: GetServerSideProps<Props> = async ({ query }) => {
  if (!query.text) return { notFound: true };
  return { props: { title: query.title, draft: { html: DOMPurify.sanitize(String(query.text)) } } };
};

export default Preview;
