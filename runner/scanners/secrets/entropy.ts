/** Shannon entropy of the characters of a text, in bits per character. */
export function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const total = text.length;
  let bits = 0;
  for (const count of counts.values()) bits -= (count / total) * Math.log2(count / total);
  return bits;
}
