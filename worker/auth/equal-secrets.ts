const encoder = new TextEncoder();

/**
 * Whether the text is one of the secrets. Compares digests, and always all of them, so that the time reveals neither content nor
 * length.
 */
export async function isOneOf(given: string, secrets: readonly string[]): Promise<boolean> {
  const [digest, ...others] = await Promise.all(
    [given, ...secrets].map((text) => crypto.subtle.digest("SHA-256", encoder.encode(text))),
  );
  return digest !== undefined && others.map((other) => crypto.subtle.timingSafeEqual(digest, other)).includes(true);
}
