export function Post({ post }) {
  return (
    <article>
      <div
        dangerouslySetInnerHTML={{
          __html: marked(post.body), // expect
        }}
      />
    </article>
  );
}
const props = { __html: `<b>${name}</b>` }; // expect
