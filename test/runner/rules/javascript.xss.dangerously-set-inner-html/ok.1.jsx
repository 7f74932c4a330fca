export function Post({ post }) {
  return (
    <article>
      <div dangerouslySetInnerHTML={{ __html: "<b>fixed</b>" }} />
      <div dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(post.body) }} />
      <div dangerouslySetInnerHTML={{ __html: STYLES }} />
      <div>{post.body}</div>
    </article>
  );
}
