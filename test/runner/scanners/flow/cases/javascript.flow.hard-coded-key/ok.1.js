import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  const mac = crypto.createHmac("sha256", process.env.KEY);
  return [mac, jwt.sign({ text: settings.text }, material)];
}
