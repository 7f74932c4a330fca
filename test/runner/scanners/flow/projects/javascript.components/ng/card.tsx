import { RichText } from "./rich-text";

export const Card = (props: { body: string; title: string }) => (
  <section>
    <h2>{props.title}</h2>
    <RichText {...props} html={props.body} />
  </section>
);
