import DOMPurify from "dompurify";
import { useSearchParams } from "react-router-dom";

export function Announcement() {
  const [params] = useSearchParams();
  const text = params.get("text") ?? "";
  return <div className="announcement" dangerouslySetInnerHTML={{ __html: text }} />; // expect
}
