export function Notice({ text }) {
  const html = DOMPurify.sanitize(text);
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
