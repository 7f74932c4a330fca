import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  mysql.createPool({ host: settings.text, password: process.env.ENTRY });
  return new pg.Pool({ host: "db", password: "" });
}
