import DOMPurify from "dompurify";

interface Props {
  html: string;
}

export function RichText({ html }: Props) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html) }} />;
}
