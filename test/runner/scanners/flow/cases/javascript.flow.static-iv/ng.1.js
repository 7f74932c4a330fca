import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  const start = Buffer.from(settings.text);
  crypto.createCipheriv("aes-256-cbc", material, start); // expect
  return crypto.createCipheriv("aes-256-gcm", material, "abc" + "defghi"); // expect
}
