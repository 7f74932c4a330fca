import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  const name = "des-cbc";
  crypto.createCipheriv(name, material, given); // expect
  return crypto.createCipheriv(`${"aes-128"}-ecb`, material, null); // expect
}
