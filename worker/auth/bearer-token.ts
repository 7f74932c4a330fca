/** The token of an `Authorization: Bearer` header, or undefined for anything else. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([^\s]+) *$/i.exec(header ?? "")?.[1];
}
