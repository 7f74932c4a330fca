/** Who makes an authenticated request, by the token. Whether it is still so is for the `Admission` to say. */
export interface Caller {
  /** SHA-256 of the API token, if it is one, in hexadecimal digits. */
  apiTokenHash?: string | undefined;
  /** The session token, if it is one. */
  session?: { tokenId: string; expiresAtMs: number } | undefined;
  organization: { id: string; slug: string };
  user: { id: string };
}
