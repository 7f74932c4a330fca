import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  crypto.scryptSync(given, settings.text, 64); // expect
  return crypto.pbkdf2Sync(given, Buffer.from(settings.text), 600000, 32, "sha256"); // expect
}
