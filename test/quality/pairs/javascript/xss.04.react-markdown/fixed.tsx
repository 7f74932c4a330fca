import DOMPurify from "dompurify";
import { useSearchParams } from "react-router-dom";

export function Notice() {
  const [params] = useSearchParams();
  const message = params.get("message") ?? "";
  const html = DOMPurify.sanitize(message.split("|").join("<br>"));
  return <div className="notice" dangerouslySetInnerHTML={{ __html: html }} />;
}
