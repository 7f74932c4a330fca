import { RichText } from "../components/RichText";
import { useQueryParameter } from "../hooks/use-query-parameter";

export function Announcement() {
  const message = useQueryParameter("message");
  return (
    <section>
      <h1>Announcement</h1>
      <RichText html={message} />
    </section>
  );
}
