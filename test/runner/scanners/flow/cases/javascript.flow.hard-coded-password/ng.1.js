import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  const entry = settings.text;
  mysql.createPool({ host: "db", password: entry }); // expect
  return new pg.Pool({ host: "db", password: "wren-" + 41 }); // expect
}
