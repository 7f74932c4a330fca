const encoder = new TextEncoder();
/** The native call is faster for longer ones. */
const MAX_SHORT_LENGTH = 400;

/**
 * Writes a text in UTF-8 from `at`, where three bytes for each UTF-16 unit must fit. A short text in ASCII is written without a view
 * of the bytes, which takes 200 bytes of heap and longer than the text.
 * @returns the number of bytes.
 */
export function writeUtf8(text: string, bytes: Uint8Array, at: number): number {
  const { length } = text;
  if (length <= MAX_SHORT_LENGTH) {
    let index = 0;
    for (; index < length; index += 1) {
      const unit = text.charCodeAt(index);
      if (unit >= 0x80) break;
      bytes[at + index] = unit;
    }
    if (index === length) return length;
  }
  return encoder.encodeInto(text, bytes.subarray(at)).written;
}
