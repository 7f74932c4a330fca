/**
 * Emails are unique, and looked up, without regard to case and compatibility forms: NFKC and full case folding. By way of
 * upper case, as `toLowerCase` alone keeps ß and the final sigma apart from SS and σ.
 */
export function emailKey(email: string): string {
  return email.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
