import knex from "knex";
import express from "express";
import { exec } from "node:child_process";
import postgres from "postgres";
const db = knex({ client: "pg" });
const sql = postgres();
interface Job { command: string }
const app = express();
app.get("/a", async (req, res) => {
  const jobs = await db<Job>("jobs").where({ id: 1 });
  exec(jobs[0].command); // expect
  const rows = await sql<Job[]>`select * from jobs`;
  exec(rows[0].command); // expect
  const one = await db<Job>("jobs").first();
  exec(one!.command); // expect
  const x = await db.select<Job[]>("*").from("jobs");
  exec(x[0].command); // expect
  db<Job>("jobs").stream().on("data", (row) => {
    exec(row.command); // expect
  });
  req.on("data", (c) => {
    exec(c.toString()); // expect
  });
});
