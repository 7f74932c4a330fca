import crypto from "node:crypto";
import jwt from "jsonwebtoken";
import mysql from "mysql2";
import pg from "pg";

const settings = { text: "fixed-text-of-16" };

export function run(given, material, res) {
  const number = Math.floor(Math.random() * 1e9);
  res.cookie("sid", number.toString(36)); // expect
  const resetToken = "r" + Math.random(); // expect
  return resetToken;
}
