import { SignJWT } from "jose";

const key = new TextEncoder().encode(process.env.TOKEN_KEY);

export function issue(subject: string) {
  return new SignJWT({ subject }).setProtectedHeader({ alg: "HS256" }).sign(key);
}
