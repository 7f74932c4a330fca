/**
 * The key by which emails are unique and looked up: NFKC and full case folding. Via upper case, because `toLowerCase` alone
 * distinguishes ß from SS and the final sigma from σ.
 */
export function emailKey(email: string): string {
  return email.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
