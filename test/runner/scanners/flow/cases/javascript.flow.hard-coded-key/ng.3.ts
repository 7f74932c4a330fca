import { SignJWT } from "jose";

const key = new TextEncoder().encode("pbW4ck1d8sWn");

export function issue(subject: string) {
  return new SignJWT({ subject }).setProtectedHeader({ alg: "HS256" }).sign(key); // expect
}
