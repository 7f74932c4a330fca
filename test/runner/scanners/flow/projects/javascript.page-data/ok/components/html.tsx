export function Html({ text }: { text: string }) {
  return <div dangerouslySetInnerHTML={{ __html: text }} />;
}
