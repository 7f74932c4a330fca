import { decodeJwt, jwtVerify } from "jose";
import { decode } from "he";

export async function subjectOf(token, key) {
  const { iss } = decodeJwt(token);
  await jwtVerify(token, key, { issuer: iss });
  return iss;
}

export function text(html) {
  return decode(html);
}
