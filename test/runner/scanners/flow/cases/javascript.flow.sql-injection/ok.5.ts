import express from "express";
import snowflake from "snowflake-sdk";
import { sql } from "drizzle-orm";
import { Prisma, PrismaClient } from "@prisma/client";
import { sql as vercel } from "@vercel/postgres";
import { db } from "./db";
const app = express();
const prisma = new PrismaClient();
app.get("/drizzle", async (req, res) => {
  res.json(await db.execute(sql`select * from t where id = ${req.query.id}`));
});
app.get("/prisma", async (req, res) => {
  res.json(await prisma.$queryRaw(Prisma.sql`select * from t where id = ${req.query.id}`));
});
app.get("/vercel", async (req, res) => {
  res.json(await vercel`select * from t where id = ${req.query.id}`);
});
app.get("/snowflake", (req, res) => {
  const connection = snowflake.createConnection({});
  connection.execute({ sqlText: "select * from t where a = ?", binds: [req.query.a] });
});
