export function Note({ text }: { text: string }) {
  return <div dangerouslySetInnerHTML={{ __html: text }} />; // expect
}
