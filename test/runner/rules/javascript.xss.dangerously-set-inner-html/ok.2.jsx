export function Note({ note }) {
  return <article dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(note.body) }} />;
}
