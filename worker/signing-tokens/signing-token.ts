/*
 * The form in which a key of Standard Webhooks is entered: `whsec_` and its base64.
 */

const PREFIX = "whsec_";

export function signingKeyOf(token: string): Uint8Array {
  return Buffer.from(token.slice(PREFIX.length), "base64");
}

export function signingTokenOf(key: Uint8Array): string {
  return `${PREFIX}${Buffer.from(key).toString("base64")}`;
}
