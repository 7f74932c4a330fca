/** Who makes an authenticated request, by the token. Whether it is still so is for the `Admission` to say. */
export interface Caller {
  organization: { id: string; slug: string };
  user: { id: string };
}
