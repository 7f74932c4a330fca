import { decodeJwt } from "jose";
import { decode } from "jsonwebtoken";

export function subjectOf(token) {
  return decodeJwt(token).sub; // expect
}

export function claimsOf(token) {
  return decode(token); // expect
}
