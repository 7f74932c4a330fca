/** Leaves space for the names of members. */
const MAX_LENGTH = 100;

/** The beginning and the end of a long text, with a hash of the whole text between them. */
export function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const half = MAX_LENGTH / 2;
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return `${text.slice(0, half)}…${hash}…${text.slice(-half)}`;
}
