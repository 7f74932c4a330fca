import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  const name = "md5";
  crypto.createHash(name); // expect
  return crypto.createHash("m" + "d5"); // expect
}
