import DOMPurify from "isomorphic-dompurify";
import { RichText } from "./rich-text";

export const Card = (props: { body: string; title: string }) => (
  <section>
    <h2>{props.body}</h2>
    <RichText className={props.body} html={DOMPurify.sanitize(props.body)} />
    <RichText {...props} html={props.title} />
  </section>
);
