import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  res.cookie("sid", crypto.randomUUID());
  res.cookie("color", ["red", "blue"][Math.floor(Math.random() * 2)]);
  const tokenIndex = Math.floor(Math.random() * 4);
  return tokenIndex;
}
