export function Note({ note }) {
  return <article dangerouslySetInnerHTML={{ __html: note.body }} />; // expect
}
