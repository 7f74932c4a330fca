/** Emails are unique, and looked up, without regard to case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
